import type { HintText } from '../../messages/hint-sentences';

import type { Content } from '@/lib/content/model';
import type { Outline, DocumentEntry } from '@/lib/content/outline';

/** Something that is no problem of the document and that its editor would want to know all the same. */
export type Hint = {
  /** The id of what it is about, on the page. */
  target?: string;
  /** Where in the document, such as `home.flavours[3].PRICE`. */
  path: string;
  text: HintText;
};

/** What hints are drawn from: what the page makes of a document, and where the things of it stand. */
export type Hinted = { content: Content; outline: Outline };

/** Where a list's entry of that key stands. */
export function pathOf(things: DocumentEntry[], key: string): string {
  return things.find((thing) => thing.key === key)?.path ?? '$';
}
