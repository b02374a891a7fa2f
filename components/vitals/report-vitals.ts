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

function sectionAt(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
  return section ?? element?.closest('header, footer')?.localName ?? 'other';
}

const slowestSection = ({ entries }: INPMetric) => sectionAt(entries.find(({ target }) => target)?.target);

function shiftedSection({ entries: [first, ...others] }: CLSMetric): string {
  if (!first) return 'none';
  const { sources } = others.reduce((one, other) => (other.value > one.value ? other : one), first);
  return sectionAt((sources.find(({ node }) => node instanceof Element) ?? sources[0])?.node);
}

const sections: Partial<Record<Measured['name'], string>> = {};

/** A metric keeps its id during a page view. */
const sent = new Set<string>();

/**
 * Sends a metric once, although the library can report CLS and INP each time the page is hidden. Sends no address,
 * visitor id or time.
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

export function reportVitals(): void {
  onTTFB(report);
  onLCP(report);
  // The section is found at each change of a metric: after the page has removed an element, the metric's entries no
  // longer name this element.
  onCLS((metric) => (sections.CLS = shiftedSection(metric)), { reportAllChanges: true });
  onINP((metric) => (sections.INP = slowestSection(metric)), { reportAllChanges: true });
  onCLS(report);
  onINP(report);
}
