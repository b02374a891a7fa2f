import type { HintText } from '../messages/hint-sentences';

import type { Content, Flavour } from '@/lib/content/model';
import type { Outline, DocumentEntry } from '@/lib/content/outline';

export type Hint = {
  target?: string;
  /** Such as `home.flavours[3].PRICE`. */
  path: string;
  /** Language of the document that contains `path`. If undefined, the language of the page. */
  locale?: string;
  /** The contradicting fact in another language. Either fact can be wrong. */
  counterpart?: { path: string; locale: string };
  text: HintText;
};

export type HintContext = { content: Content; outline: Outline };

export const flavourTitle = ({ id, name }: Flavour) => `flavour “${name ?? id}”` as const;

export function pathOf(things: DocumentEntry[], key: string): string {
  return things.find((thing) => thing.key === key)?.path ?? '$';
}
