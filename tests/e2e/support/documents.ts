import { aDocument, type Wire } from '../../content';

/** A whole document under a name that its page shows as its title and main heading. */
export function aShopNamed(name: string, home: Wire = {}): ReturnType<typeof aDocument> {
  return aDocument({
    common: { siteName: name },
    home: { texts: { intro: { NAME: name, TEXT_1: 'Made by hand' } }, ...home },
  });
}

/** A document that every publish refuses: it has nothing to show. */
export const EMPTY_DOCUMENT = { common: {}, home: {} };
