import {
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
  onCLS,
  onINP,
  onLCP,
  onTTFB,
  type TTFBMetric,
} from 'web-vitals';

import { breakpointAt } from '@/lib/model/breakpoints';
import type { VitalReport } from '@/lib/server/metrics/vitals-endpoint';

type Measured = CLSMetric | INPMetric | LCPMetric | TTFBMetric;

/** Names the section that a node is in. */
function sectionAt(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
  return section ?? element?.closest('header, footer')?.localName ?? 'other';
}

/** Returns where the slowest interaction so far was. */
const slowestSection = ({ entries }: INPMetric) => sectionAt(entries.find(({ target }) => target)?.target);

/** Returns where the largest shift so far was. */
function shiftedSection({ entries: [first, ...others] }: CLSMetric): string {
  if (!first) return 'none';
  const { sources } = others.reduce((one, other) => (other.value > one.value ? other : one), first);
  return sectionAt((sources.find(({ node }) => node instanceof Element) ?? sources[0])?.node);
}

/** The sections of INP and CLS. */
const sections: Partial<Record<Measured['name'], string>> = {};

/** Metrics that were sent, by the id that the library gives to each metric of a page view. */
const sent = new Set<string>();

/**
 * Sends a metric once: CLS and INP come again each time that the page is hidden, and would count as another visit. The beacon
 * outlives the page. It has no address, no id and no time.
 */
function report({ id, name, value }: Measured): void {
  if (sent.has(id)) return;
  sent.add(id);
  const vital: VitalReport = {
    name,
    value,
    size: breakpointAt(window.innerWidth),
    locale: document.documentElement.lang,
    section: sections[name],
  };
  navigator.sendBeacon('/api/vitals', JSON.stringify(vital));
}

/** Subscribes to the metrics and sends each one once. */
export function reportVitals(): void {
  onTTFB(report);
  onLCP(report);
  // Entries name no element that has left the page, such as a closed panel: its section is noted at each change, and before
  // the report.
  onCLS((metric) => (sections.CLS = shiftedSection(metric)), { reportAllChanges: true });
  onINP((metric) => (sections.INP = slowestSection(metric)), { reportAllChanges: true });
  onCLS(report);
  onINP(report);
}
