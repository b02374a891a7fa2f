import type { ChangeGroup } from '../comparison/grouped-changes';

import type { PreviewWords } from './preview-en';

/** Returns the text before the titles in an item of the change list: `4 flavours removed:`, `Categories: new order ·`. */
export function changeHeading(group: ChangeGroup, words: PreviewWords): string {
  const end = { changed: '', moved: ' ·', added: words.colon.trimEnd(), removed: words.colon.trimEnd() };
  return capitalise(changeCount(group, words)) + end[group.kind];
}

/** Returns the text about a group without its titles: `4 flavours removed`, `categories: new order`. */
export function changeCount(group: ChangeGroup, { kinds, changes }: PreviewWords): string {
  const { kind, what } = group;
  const [one, many] = kinds[what];
  const count = group.kind === 'changed' ? 1 : group.things.length;
  return changes[kind]
    .replace('{count}', String(count))
    .replace('{kinds}', many)
    .replace('{kind}', count === 1 ? one : many);
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the separator between titles: a semicolon if a title contains a comma, otherwise a comma. */
export function titleSeparator(titles: string[], { semicolon }: PreviewWords): string {
  return titles.some((title) => title.includes(',')) ? semicolon : ', ';
}
