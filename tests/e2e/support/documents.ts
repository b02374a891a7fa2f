import { aDocument, type Wire } from '../../content';

/** Returns a complete document with this title and main heading. */
export function aShopNamed(name: string, home: Wire = {}): ReturnType<typeof aDocument> {
  return aDocument({
    common: { siteName: name },
    home: { texts: { intro: { NAME: name, TEXT_1: 'Made by hand' } }, ...home },
  });
}

/** A document without content, whose every publish is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };
