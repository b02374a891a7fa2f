import { LIMITS } from '@/lib/content/document/limits';

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

const count = (limit: number) => limit.toLocaleString('en');

const ID = 'text or a number; compared as text';
const CODE = 'text or a number that can stand in an address, such as `dark`';

/** How values are written; backends send the same thing in several ways, and all of them are taken. */
export const FORM = {
  id: ID,
  ownId: `${ID}; of several with one ID the first stays`,
  code: CODE,
  ownCode: `${CODE}; of several with one CODE the first stays`,
  flag: '`true`, `1`, `"1"` or `"Y"` for yes; `false`, `0`, `"0"`, `"N"` or nothing for no',
  amount: 'a number of 0 or more, or text such as `"12,50"`',
  positive: 'a number above 0, or text such as `"12,50"`',
  percentage: 'a number from 0 to 100, or text such as `"72,5"`',
  text: `plain text, at most ${count(LIMITS.word)} characters`,
  line: `text of one line, at most ${count(LIMITS.word)} characters; links, bold and italic letters are kept`,
  block: `text of at most ${count(LIMITS.text)} characters; a blank line parts paragraphs, and paragraphs, lists, quotations, links, bold and italic letters are kept`,
  texts: `a list of texts, or one text with commas; at most ${LIMITS.values} entries`,
  picture: 'a path such as `/upload/flavours/raspberry.jpg`, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
  pictures: 'a list of pictures, each a path, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
  film: 'a path such as `/upload/intro/desktop.mp4`, or an address',
  style: 'an object of sizes, spaces, positions and the like, such as `{"margin-top": "12px"}`',
  span: 'a number of tracks from 1 to 12',
} as const;
