import type { ChangeGroup } from '../preview/comparison/grouped-changes';

import type { PreviewWords } from './preview-en';

/** Returns the text before the titles in an item of the change list: `4 flavours removed:`, `Categories: new order ·`. */
export function changeHeading(group: ChangeGroup, { kinds, changes }: PreviewWords): string {
  const { kind, what } = group;
  const [one, many] = kinds[what];
  const count = group.kind === 'changed' ? 1 : group.things.length;
  const heading = changes[kind]
    .replace('{count}', String(count))
    .replace('{kinds}', many)
    .replace('{kind}', count === 1 ? one : many);
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

/** Returns the separator between titles: a semicolon if a title contains a comma, otherwise a comma. */
export function titleSeparator(titles: string[], { semicolon }: PreviewWords): string {
  return titles.some((title) => title.includes(',')) ? semicolon : ', ';
}
