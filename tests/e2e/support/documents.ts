import { aDocument, type Wire } from '../../content';

/** Returns a complete document. The given name is the page's title and main heading. */
export function aShopNamed(name: string, home: Wire = {}): ReturnType<typeof aDocument> {
  return aDocument({
    common: { siteName: name },
    home: { texts: { intro: { NAME: name, TEXT_1: 'Made by hand' } }, ...home },
  });
}

/** A document without content. Every publish of this document is refused. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };
