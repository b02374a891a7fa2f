import { readFileSync } from 'node:fs';

/** Returns the repository's default document in wire form. */
export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

/** A document without content. Every publish of it is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };

/**
 * An almost empty document. A publish that would remove most of the public page is refused, but this document has
 * almost no content to remove.
 */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };
