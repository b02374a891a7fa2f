import { LIMITS } from '../document/limits';
import type { Wire } from '../document/schema';
import type { Collection, ProductSection, Tile } from '../model';
import { describe, member, type Report } from '../problems';

import { type Columns, defaultSpans, readColumns } from './columns';
import type { Entities, Keyed } from './entities';
import type { Flavours } from './flavours';

/** `fault`: why the document must not be published. */
export type Collections = { shown: Collection[]; fault?: string };

export function readCollections(
  collections: Entities<Wire<'collection'>>,
  wireFlavours: Entities<Wire<'flavour'>>,
  flavours: Flavours,
  sections: ProductSection[],
  report: Report,
): Collections {
  const { members, tiles } = membersByCollection(collections, wireFlavours, report);
  const shown = collections.kept.flatMap((collection) => {
    const read = toCollection(collection, members.get(collection.key) ?? [], flavours, sections, report);
    return read.tiles.length > 0 ? [read] : [];
  });
  const fault =
    tiles > LIMITS.tiles ? `the page would have ${tiles} tiles; ${LIMITS.tiles} are the most` : undefined;
  return { shown, fault };
}

function membersByCollection(
  collections: Entities<Wire<'collection'>>,
  flavours: Entities<Wire<'flavour'>>,
  report: Report,
): { members: Map<string, string[]>; tiles: number } {
  let tiles = 0;
  const members = new Map<string, string[]>(collections.kept.map(({ key }) => [key, []]));
  for (const { key, value, path } of flavours.kept) {
    const isListed = value.SECTION_ID !== undefined;
    const ids = value.SECTION_ID ?? (value.IBLOCK_SECTION_ID === undefined ? [] : [value.IBLOCK_SECTION_ID]);
    const isShown = ids.some((id) => members.has(id));
    for (const id of new Set(ids)) {
      const list = members.get(id);
      if (list) {
        tiles += 1;
        // A document with more tiles is refused, but its preview shows the first tiles.
        if (tiles <= LIMITS.tiles) list.push(key);
      } else {
        report({
          path: member(path, isListed ? 'SECTION_ID' : 'IBLOCK_SECTION_ID'),
          expected: 'the ID of a collection',
          found: describe(id),
          action: isShown ? 'not shown in that collection' : 'not shown in any collection',
        });
      }
    }
  }
  return { members, tiles };
}

function toCollection(
  { key, value, path }: Keyed<Wire<'collection'>>,
  members: string[],
  flavours: Flavours,
  sections: ProductSection[],
  report: Report,
): Collection {
  const columns = readColumns(value.UF_COLS_JSON, value.UF_XS_COLS, `${path}.UF_COLS_JSON`, report);
  const spans = defaultSpans(value.UF_XS_COLS);
  const { UF_ITEM_WIDTH: width, UF_ITEM_HEIGHT: height } = value;
  return {
    id: key,
    name: value.NAME,
    subtitle: value.UF_SUBTITLE,
    picture: value.PICTURE,
    anchorLabel: value.UF_WITH_ANCHOR ? (value.UF_LIST_NAME ?? value.NAME) : null,
    hasHoverPicture: !value.UF_WITHOUT_HOVER_TRANSITION,
    itemShape: width !== undefined && height !== undefined ? { width, height } : undefined,
    layout: columns ? { kind: 'grouped' } : { kind: 'uniform', spans },
    sectionCode: sectionCode(value, path, sections, report),
    tiles: members.flatMap((id, index) =>
      toTile(id, flavours, columns?.items.get(index) ?? columns?.fallback ?? { spans }),
    ),
  };
}

function toTile(id: string, { byId, miniOf }: Flavours, layout: Columns['fallback']): Tile[] {
  const flavour = byId.get(id);
  const miniId = miniOf.get(id);
  return flavour ? [{ flavour, mini: miniId === undefined ? undefined : byId.get(miniId), layout }] : [];
}

function sectionCode(
  { UF_PRODUCT_SECTION_ID: id }: Wire<'collection'>,
  path: string,
  sections: ProductSection[],
  report: Report,
): string | undefined {
  if (id === undefined) return undefined;
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) {
    report({
      path: `${path}.UF_PRODUCT_SECTION_ID`,
      expected: 'the ID of a product section',
      found: describe(id),
      action: 'its flavours have no link to buy',
    });
  }
  return section?.code;
}
