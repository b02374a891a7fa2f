import { readFileSync } from 'node:fs';

/** Returns the repository's default document in wire form. */
export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

/** A document without content. Every publish of it is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };

/**
 * An almost empty document. If a publish is refused because most of the public page would be lost, tests publish this
 * document first. The public page then has almost no content to lose.
 */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };
