import { readFileSync } from 'node:fs';

/** Returns the repository's default document in wire form. */
export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

/** A document without content. Every publish of it is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };

/** An almost empty document. While it is public, no publish is refused for losing most of the page. */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };
