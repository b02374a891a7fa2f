import type { MediaPolicy } from '../values/media';

import { LIMITS } from './limits';
import type { Field } from './wire';

/** The documentation of one field, for editors. */
export type GuideEntry = {
  /** Meaning of the field and its place on the page, in one or two sentences. */
  what: string;
  /** The accepted formats. */
  form: string;
  example: unknown;
  /** How the page behaves if the value is missing. */
  absent: string;
  /** The value that is used if the field is missing. */
  default?: string | number | boolean;
};

/** The reader, the property and the documentation of one field of a flavour. */
export type FieldRow = GuideEntry & {
  /** For pictures and films, a function that returns the reader for a media policy. */
  read: Field<unknown> | ((media: MediaPolicy) => Field<unknown>);
  /**
   * The property of `Flavour` that the field fills. If several fields fill the same property, the first field is
   * recommended.
   */
  fills?: string;
  /** The property of `Nutrition` that the field fills. */
  nutrient?: string;
  /** Whether a mini without a value uses the value of its full-size flavour. */
  isInherited?: boolean;
  /**
   * Whether a page shows the value of the first language if the page's own language has no value. Never set for facts
   * that buyers must understand, such as ingredients.
   */
  fallsBack?: boolean;
};

const count = (limit: number) => limit.toLocaleString('en');

const ID = 'text or a number; `41` and `"41"` are the same';
const CODE = 'text or a number that can be part of an address, such as `dark`';

/**
 * The accepted formats, described for editors. Most values have several formats, because backends differ. The formats
 * of numbers omit text such as "12,50": the parser accepts such text, but editors should not write it
 * (docs/editing.md).
 */
export const FORM = {
  id: ID,
  ownId: `${ID}; if several entries have the same ID, only the first is kept`,
  code: CODE,
  ownCode: `${CODE}; if several entries have the same CODE, only the first is kept`,
  flag: '`true`, `1`, `"1"` or `"Y"` for yes; `false`, `0`, `"0"`, `"N"` or no value for no',
  amount: 'a number of 0 or more, such as `36.2`',
  price: 'a number above 0, such as `8.9`',
  size: 'a number above 0, such as `1600`',
  percentage: 'a number from 0 to 100, such as `72.5`',
  text: `plain text, at most ${count(LIMITS.word)} characters`,
  line: `one line of text, at most ${count(LIMITS.word)} characters; it can contain links, bold and italic text`,
  block: `text of at most ${count(LIMITS.text)} characters; a blank line starts a new paragraph; it can contain lists, quotations, links, bold and italic text`,
  texts: `a list of texts, or one text separated by commas; at most ${LIMITS.values} entries`,
  picture: 'a path such as `/upload/flavours/raspberry.jpg`, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
  pictures: 'a list of pictures, each a path, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
  film: 'a path such as `/upload/intro/desktop.mp4`, or an address; at best an MP4 with H.264, without sound, of at most 8 MB',
  style: 'an object of CSS sizes, spaces and positions, such as `{"margin-top": "12px"}`',
  span: 'a number of columns from 1 to 12',
} as const;
