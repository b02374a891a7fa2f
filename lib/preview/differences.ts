import { isDeepStrictEqual } from 'node:util';

import type { Content, Home } from '../content/model';
import { editorTargetOf, type SectionName, SECTIONS } from '../sections';

/** What a preview changes in one section of the public page. */
export type Difference = {
  section: SectionName;
  /** The id of what to look at; undefined for a section that is gone. */
  target?: string;
  kind: 'added' | 'removed' | 'changed';
  details: string[];
};

/** Compares two contents section by section, in page order. */
export function differences(before: Content, after: Content): Difference[] {
  return SECTIONS.flatMap(({ name }) => {
    const [old, now] = [before.home[name], after.home[name]];
    if (isDeepStrictEqual(old, now)) return [];
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    return [
      {
        section: name,
        target: kind === 'removed' ? undefined : editorTargetOf(name),
        kind,
        details: detailsOf(name, before.home, after.home),
      } as const,
    ];
  });
}

type Named = { id: string; name?: string; value: unknown };

function detailsOf(section: SectionName, before: Home, after: Home): string[] {
  if (section === 'collections') return compare(flavoursOf(before), flavoursOf(after));
  if (section === 'categories') return compare(categoriesOf(before), categoriesOf(after));
  return [];
}

function flavoursOf({ collections }: Home): Named[] {
  const tiles = (collections?.items ?? []).flatMap(({ tiles }) => tiles);
  return tiles.map(({ flavour }) => ({ id: flavour.id, name: flavour.name, value: flavour }));
}

function categoriesOf({ categories }: Home): Named[] {
  return (categories?.items ?? []).map((category) => ({
    id: category.code,
    name: category.name,
    value: category,
  }));
}

function compare(before: Named[], after: Named[]): string[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const now = new Map(after.map((item) => [item.id, item]));
  const title = ({ id, name }: Named) => `“${name ?? id}”`;
  return [
    ...[...now.values()].filter(({ id }) => !old.has(id)).map((item) => `+ ${title(item)}`),
    ...[...old.values()].filter(({ id }) => !now.has(id)).map((item) => `− ${title(item)}`),
    ...[...now.values()]
      .filter((item) => old.has(item.id) && !isDeepStrictEqual(old.get(item.id)?.value, item.value))
      .map((item) => `± ${title(item)}`),
  ];
}
