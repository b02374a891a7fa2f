import { Histogram, type Registry } from 'prom-client';

import type { Vital } from './vitals-endpoint';

/** The buckets include web.dev's limits for good and poor visits, so the percentages in ops/alerts.yml are exact. */
const VITALS = {
  LCP: {
    name: 'storefront_lcp_seconds',
    help: 'Largest contentful paint',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 8],
    unitsPerSecond: 1000,
  },
  INP: {
    name: 'storefront_inp_seconds',
    help: 'Interaction to next paint, by the section of the slowest interaction',
    buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1],
    unitsPerSecond: 1000,
  },
  CLS: {
    name: 'storefront_cls',
    help: 'Cumulative layout shift, by the section of the largest shift',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
    unitsPerSecond: 1,
  },
  TTFB: {
    name: 'storefront_ttfb_seconds',
    help: 'Time to first byte',
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
    unitsPerSecond: 1000,
  },
} as const;

const LABELS = ['engine', 'size', 'locale', 'section'] as const;

export function vitalRecorder(registry: Registry, locales: string[]): (measured: Vital) => void {
  const histograms = Object.fromEntries(
    Object.entries(VITALS).map(([vital, { name, help, buckets }]) => [
      vital,
      new Histogram({ name, help, buckets: [...buckets], labelNames: LABELS, registers: [registry] }),
    ]),
  );
  return ({ name, value, engine, size, locale, section }) => {
    const isPlaced = name === 'INP' || name === 'CLS';
    const labels = {
      engine,
      size,
      ...(locales.length > 0 && { locale: locales.includes(locale) ? locale : 'other' }),
      ...(isPlaced && { section: section ?? 'other' }),
    };
    histograms[name]?.observe(labels, value / VITALS[name].unitsPerSecond);
  };
}
