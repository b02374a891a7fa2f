import type { HintText } from '../messages/hint-sentences';

import type { Content } from '@/lib/content/model';
import type { Outline, DocumentEntry } from '@/lib/content/outline';

/** Advice on a value that is valid but could be better. */
export type Hint = {
  /** The id of the page element that the hint is about. */
  target?: string;
  /** The path of the value in the document, such as `home.flavours[3].PRICE`. */
  path: string;
  /** The language of the document. Undefined if the document and the page have the same language. */
  locale?: string;
  /**
   * The place of the same fact in the document of another language. Set only if the two documents have different values
   * for the fact. Either value may then be wrong.
   */
  counterpart?: { path: string; locale: string };
  text: HintText;
};

/** The content that the page shows, and the outline of the document that the content was read from. */
export type HintContext = { content: Content; outline: Outline };

/** Returns the path of the list entry with this key. */
export function pathOf(things: DocumentEntry[], key: string): string {
  return things.find((thing) => thing.key === key)?.path ?? '$';
}
