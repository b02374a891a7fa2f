import type { MediaPolicy } from '../values/media';

import { LIMITS } from './limits';
import type { Field } from './wire';

/** What an editor needs to know about one place of a document. */
export type GuideEntry = {
  /** What it is and where it shows, in a sentence or two. */
  what: string;
  /** How it is written. */
  form: string;
  /** A value as it may stand in a document. */
  example: unknown;
  /** What comes of it where it is not given. */
  absent: string;
  /** The value that is meant where none is given. */
  default?: string | number | boolean;
};

/** A field of a flavour: how it is read, what it fills in the model, and what the field guide says of it. */
export type FieldRow = GuideEntry & {
  /** Its reader; for pictures and films, a reader for where they may lie. */
  read: Field<unknown> | ((media: MediaPolicy) => Field<unknown>);
  /** The property of `Flavour`. Where several fields fill one, the one that an editor would use comes first. */
  fills?: string;
  /** The property of `Nutrition`. */
  nutrient?: string;
  /** A mini without it takes it from the flavour that it is the mini of. */
  isInherited?: boolean;
  /**
   * A language without it shows the first language's. Never for allergens, ingredients, prices and what the law asks for:
   * buyers rely on them, so what is missing is missing.
   */
  fallsBack?: boolean;
};

const count = (limit: number) => limit.toLocaleString('en');

const ID = 'text or a number; `41` and `"41"` are the same';
const CODE = 'text or a number that can be part of an address, such as `dark`';

/** How values are written; backends send the same thing in several ways, and all of them are taken. */
export const FORM = {
  id: ID,
  ownId: `${ID}; if several entries have the same ID, only the first is kept`,
  code: CODE,
  ownCode: `${CODE}; if several entries have the same CODE, only the first is kept`,
  flag: '`true`, `1`, `"1"` or `"Y"` for yes; `false`, `0`, `"0"`, `"N"` or no value for no',
  amount: 'a number of 0 or more, or text such as `"12,50"`',
  positive: 'a number above 0, or text such as `"12,50"`',
  percentage: 'a number from 0 to 100, or text such as `"72,5"`',
  text: `plain text, at most ${count(LIMITS.word)} characters`,
  line: `one line of text, at most ${count(LIMITS.word)} characters; it can contain links, bold and italic text`,
  block: `text of at most ${count(LIMITS.text)} characters; a blank line starts a new paragraph; it can contain lists, quotations, links, bold and italic text`,
  texts: `a list of texts, or one text separated by commas; at most ${LIMITS.values} entries`,
  picture: 'a path such as `/upload/flavours/raspberry.jpg`, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
  pictures: 'a list of pictures, each a path, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
  film: 'a path such as `/upload/intro/desktop.mp4`, or an address',
  style: 'an object of CSS sizes, spaces and positions, such as `{"margin-top": "12px"}`',
  span: 'a number of columns from 1 to 12',
} as const;
