import 'server-only';

import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';

import { SECTIONS } from '@/lib/model/sections';
import { processWideTask } from '@/lib/platform/process-wide';

export const VITAL_BODY_BYTES = 512;

/** Limits all visitors together, because a limit per visitor would require storing visitors' addresses. */
const limiter = new RateLimiterMemory({ points: 100, duration: 1 });

const OTHER = 'other';
/** `none`: the page had no layout shift. */
const PLACES = [...SECTIONS.map(({ name }) => name), 'header', 'footer', 'none', OTHER] as const;

const DAY_MS = 86_400_000;
const vital = z.object({
  name: z.enum(['LCP', 'CLS', 'INP', 'TTFB']),
  /** Milliseconds, but CLS has no unit. */
  value: z.number().min(0).max(DAY_MS),
  size: z.enum(['xs', 'sm', 'md', 'lg']),
  locale: z.string().max(35), // the buffer size for language tags in RFC 5646, section 4.4.1
  /** Section of the largest layout shift or the slowest interaction. */
  section: z.enum(PLACES).catch(OTHER).optional(),
});

export type VitalReport = Omit<z.input<typeof vital>, 'section'> & { section?: string };

export type Vital = z.output<typeof vital> & { engine: Engine };

const ENGINES = [
  ['firefox', /\bFirefox\//],
  ['chromium', /Chrom(?:e|ium)\//],
  ['webkit', /\bAppleWebKit\//], // also matches Chrome and Firefox on iOS, which use WebKit
] as const;

export type Engine = (typeof ENGINES)[number][0] | typeof OTHER;

/** Returns the browser engine. The User-Agent header is not stored. */
export function engineOf(userAgent: string): Engine {
  return ENGINES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? OTHER;
}

export function vitalOf(text: string): z.output<typeof vital> | undefined {
  try {
    return vital.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Consumes one point of the rate limit. */
export function mayRecordVital(): Promise<boolean> {
  return limiter.consume('all').then(
    () => true,
    () => false,
  );
}

// This task connects the endpoint, in the framework's bundle, with the metrics, in the server's bundle.
const recorder = processWideTask<Vital, void>('vitals');

export const shareVitalRecorder = (record: (measured: Vital) => void) =>
  recorder.share(async (measured) => record(measured));

/** Does nothing if metrics are off. */
export const recordVital = (measured: Vital) => recorder.run(measured, () => undefined);
