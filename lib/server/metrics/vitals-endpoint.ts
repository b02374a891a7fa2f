import 'server-only';

import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';

import { SECTIONS } from '@/lib/model/sections';
import { processWideTask } from '@/lib/platform/process-wide';

/** The longest body that a measurement may have. */
export const VITAL_BODY_BYTES = 512;

/** Further measurements in the same second are refused. The limit is for all visitors together: no address is kept. */
const limiter = new RateLimiterMemory({ points: 100, duration: 1 });

const OTHER = 'other';
/** `none` is for a page that did not shift. */
const PLACES = [...SECTIONS.map(({ name }) => name), 'header', 'footer', 'none', OTHER] as const;

const DAY_MS = 86_400_000;
const vital = z.object({
  name: z.enum(['LCP', 'CLS', 'INP', 'TTFB']),
  /** Milliseconds; a score for CLS. */
  value: z.number().min(0).max(DAY_MS),
  size: z.enum(['xs', 'sm', 'md', 'lg']),
  locale: z.string().max(35), // RFC 5646, section 4.4.1
  /** Where the largest shift, or the slowest interaction, was. */
  section: z.enum(PLACES).catch(OTHER).optional(),
});

/** A measurement as a browser sends it; the library that measures gives the section as any text. */
export type VitalReport = Omit<z.input<typeof vital>, 'section'> & { section?: string };

/** A measurement as it is counted. */
export type Vital = z.output<typeof vital> & { engine: Engine };

const ENGINES = [
  ['firefox', /\bFirefox\//],
  ['chromium', /Chrom(?:e|ium)\//],
  ['webkit', /\bAppleWebKit\//], // Chrome and Firefox on iOS too, which is what draws there
] as const;

export type Engine = (typeof ENGINES)[number][0] | typeof OTHER;

/** Returns the engine of a browser by its User-Agent, which is kept nowhere. */
export function engineOf(userAgent: string): Engine {
  return ENGINES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? OTHER;
}

/** Reads a measurement; undefined if the text is no JSON, or not of that form. */
export function vitalOf(text: string): z.output<typeof vital> | undefined {
  try {
    return vital.parse(JSON.parse(text));
  } catch {
    return undefined; // the caller answers 400
  }
}

/** Whether one more measurement may be counted now. */
export function mayRecordVital(): Promise<boolean> {
  return limiter.consume('all').then(
    () => true,
    () => false,
  );
}

// The endpoint is in the framework's bundle, the metrics are in the server's.
const recorder = processWideTask<Vital, void>('vitals');

export const shareVitalRecorder = (record: (measured: Vital) => void) =>
  recorder.share(async (measured) => record(measured));

/** Counts a measurement in the metrics. Does nothing where there are none, as in development. */
export const recordVital = (measured: Vital) => recorder.run(measured, () => undefined);
