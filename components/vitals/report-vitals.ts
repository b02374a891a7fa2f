import {
  type CLSMetricWithAttribution,
  type INPMetricWithAttribution,
  type LCPMetricWithAttribution,
  onCLS,
  onINP,
  onLCP,
  onTTFB,
  type TTFBMetricWithAttribution,
} from 'web-vitals/attribution';

import { breakpointAt } from '@/lib/model/breakpoints';
import type { VitalReport } from '@/lib/server/metrics/vitals-endpoint';

type Measured =
  CLSMetricWithAttribution | INPMetricWithAttribution | LCPMetricWithAttribution | TTFBMetricWithAttribution;

/** Returns the section that contains a node. The web-vitals library reports it in place of a selector. */
function sectionAt(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
  return section ?? element?.closest('header, footer')?.localName ?? 'other';
}

function sectionOf({ name, attribution }: Measured): string | undefined {
  if (name === 'CLS') return attribution.largestShiftTarget ?? 'none';
  if (name === 'INP') return attribution.interactionTarget || 'other';
  return undefined;
}

/** Ids of the metrics already sent. The library gives each metric of a page view one id. */
const sent = new Set<string>();

/** Sends a metric once, because CLS and INP are reported again each time the page is hidden. No address, id or time. */
function report(metric: Measured): void {
  if (sent.has(metric.id)) return;
  sent.add(metric.id);
  const { name, value } = metric;
  const vital: VitalReport = {
    name,
    value,
    size: breakpointAt(window.innerWidth),
    locale: document.documentElement.lang,
    section: sectionOf(metric),
  };
  navigator.sendBeacon('/api/vitals', JSON.stringify(vital));
}

/** Subscribes to the metrics and sends each one once. */
export function reportVitals(): void {
  onTTFB(report);
  onLCP(report);
  onCLS(report, { generateTarget: sectionAt });
  onINP(report, { generateTarget: sectionAt });
}
