import { readFileSync } from 'node:fs';

import { aDocument, type Wire } from '../../content';

/** Returns the repository's default document in wire form. */
export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

/** Returns a complete document with this title and main heading. */
export function aShopNamed(name: string, home: Wire = {}): ReturnType<typeof aDocument> {
  return aDocument({
    common: { siteName: name },
    home: { texts: { intro: { NAME: name, TEXT_1: 'Made by hand' } }, ...home },
  });
}

/** A document without content, whose every publish is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };

/** While this almost empty document is public, no publish is refused for losing most of the page. */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };
