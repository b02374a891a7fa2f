import { type ChangeGroup, saleChange } from '../comparison/grouped-changes';

import type { PreviewWords } from './preview-en';

import { fillIn } from '@/lib/model/fill-in';

/** Returns the text before the titles of the entities: `4 flavours removed:`, `Categories: new order ·`. */
export function changeHeading(group: ChangeGroup, words: PreviewWords): string {
  const sale = saleChange(group);
  const end = { changed: '', moved: ' ·', added: words.colon.trimEnd(), removed: words.colon.trimEnd() };
  const heading = capitalise(changeCount(group, words)) + end[group.kind];
  return sale === undefined ? heading : `${words.sale[sale]} · ${heading}`;
}

/** Returns a text without titles: `4 flavours removed`, `categories: new order`. */
export function changeCount(group: ChangeGroup, { kinds, changes }: PreviewWords): string {
  const { kind, what } = group;
  const [one, many] = kinds[what];
  const count = group.kind === 'changed' ? 1 : group.things.length;
  return fillIn(changes[kind], { count, kinds: many, kind: count === 1 ? one : many });
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MAX_TITLES = 10;

/** Returns the first titles and the number of further titles. */
export function joinTitles(titles: string[], words: PreviewWords): string {
  const more = titles.length - MAX_TITLES;
  const named = titles.slice(0, MAX_TITLES).join(titleSeparator(titles, words));
  return more > 0 ? `${named} ${fillIn(words.more, { count: more })}` : named;
}

/** Returns a semicolon if a title contains a comma, otherwise a comma. */
export function titleSeparator(titles: string[], { semicolon }: PreviewWords): string {
  return titles.some((title) => title.includes(',')) ? semicolon : ', ';
}
