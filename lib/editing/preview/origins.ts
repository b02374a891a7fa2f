import { recordTextOrigins } from './text-origins';

import { isNotGiven } from '@/lib/content/document/wire';
import {
  CATEGORY_FIELDS,
  COLLECTION_FIELDS,
  type FieldSource,
  FLAVOUR_FIELDS,
  SITE_FIELDS,
} from '@/lib/content/entities/entity-fields';
import { NUTRITION_FIELDS } from '@/lib/content/entities/nutrition';
import type { Category, Collection, Content, Flavour } from '@/lib/content/model';
import { type Outline, type DocumentEntry } from '@/lib/content/outline';
import { ignoreProblem } from '@/lib/content/problems';
import { type MediaPolicy, picture } from '@/lib/content/values/media';
import { recordOrigins } from '@/lib/model/field-of';

type Places = Map<string, DocumentEntry>;

/**
 * Records the document path of each value on the page. The parser does not record the paths, because only previews need
 * them.
 */
export function recordContentOrigins(
  { site, home, shop }: Content,
  outline: Outline,
  media: MediaPolicy,
): void {
  const { lists } = outline;
  const [products, flavours] = [byKey(lists['home.products']), byKey(lists['home.flavours'])];
  recordOrigins(
    site,
    originsFrom(SITE_FIELDS, (field) => [field]),
  );
  recordTextOrigins(home, outline, media);
  recordCategories(shop.categories, byKey(lists['home.categories']));
  for (const flavour of shop.flavours) recordFlavour(flavour, flavours, products, media);
  const [sections, collections] = [byKey(lists['common.productSections']), byKey(lists['home.collections'])];
  for (const collection of home.collections?.items ?? [])
    recordCollection(collection, collections, flavours, sections);
}

const byKey = (things: DocumentEntry[]): Places => new Map(things.map((thing) => [thing.key, thing]));

function recordCategories(categories: Category[], places: Places): void {
  for (const category of categories) {
    const path = places.get(category.code)?.path;
    if (path === undefined) continue;
    const origins = originsFrom(CATEGORY_FIELDS, (field) => [`${path}.${field}`]);
    recordOrigins(category, origins);
    recordOrigins(category.picture, { self: origins.picture });
  }
}

function recordFlavour(flavour: Flavour, places: Places, products: Places, media: MediaPolicy): void {
  const own = places.get(flavour.id);
  if (!own) return;
  const lineage = [own, ...flavour.parentIds.flatMap((id) => places.get(id) ?? [])];
  const at = (field: string) => `${own.path}.${field}`;
  const inherited = (field: string) => {
    const given = lineage.find(({ fields }) => !isNotGiven(fields[field]));
    return given ? [`${given.path}.${field}`] : [];
  };
  const product = products.get(String(own.fields.PRODUCT_ID));
  const origins = originsFrom(FLAVOUR_FIELDS, (field, { isInherited }) =>
    isInherited ? inherited(field) : [at(field)],
  );
  recordOrigins(flavour, {
    ...origins,
    productCode: [...origins.productCode, ...(product ? [`${product.path}.CODE`] : [])],
  });
  const nutrition = Object.entries(NUTRITION_FIELDS).map(([name, field]) => [name, inherited(field)]);
  recordOrigins(flavour.nutrition, Object.fromEntries(nutrition));
  recordOrigins(flavour.picture, { self: origins.picture });
  recordOrigins(flavour.hoverPicture, { self: origins.hoverPicture });
  const isRead = (field: string) => picture(media).read(own.fields[field], '', ignoreProblem) !== undefined;
  const photos = ['PHOTO_INTRO', isRead('PHOTO_IMAGE') ? 'PHOTO_IMAGE' : 'DETAIL_PICTURE'].filter(isRead);
  for (const [index, photo] of flavour.photos.entries())
    recordOrigins(photo, { self: [at(photos[index] ?? 'PHOTO_IMAGE')] });
}

function recordCollection(collection: Collection, places: Places, flavours: Places, sections: Places): void {
  const own = places.get(collection.id);
  if (!own) return;
  const at = (field: string) => `${own.path}.${field}`;
  const section = sections.get(String(own.fields.UF_PRODUCT_SECTION_ID));
  const origins = originsFrom(COLLECTION_FIELDS, (field) => [at(field)]);
  recordOrigins(collection, {
    ...origins,
    anchorLabel: isNotGiven(own.fields.UF_LIST_NAME)
      ? [at('NAME'), at('UF_WITH_ANCHOR')]
      : origins.anchorLabel,
    sectionCode: [...origins.sectionCode, ...(section ? [`${section.path}.CODE`] : [])],
  });
  recordOrigins(collection.picture, { self: origins.picture });
  for (const tile of collection.tiles) {
    const flavour = flavours.get(tile.flavour.id);
    if (!flavour) continue;
    const field = isNotGiven(flavour.fields.SECTION_ID) ? 'IBLOCK_SECTION_ID' : 'SECTION_ID';
    recordOrigins(tile, { flavour: [`${flavour.path}.${field}`], mini: [`${flavour.path}.MINI_ID`] });
  }
}

function originsFrom<Property extends string>(
  sources: Record<Property, FieldSource>,
  places: (field: string, source: FieldSource) => string[],
): Record<Property, string[]> {
  const entries = Object.entries<FieldSource>(sources).map(([property, source]) => [
    property,
    source.from.flatMap((field) => places(field, source)),
  ]);
  return Object.fromEntries(entries) as Record<Property, string[]>;
}
