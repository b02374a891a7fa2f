import { readFileSync } from 'node:fs';

export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

/** Every publish of this document is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };

/**
 * An almost empty document. If a publish is refused because most of the public page would be lost, tests publish this
 * document and try again.
 */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };
