import 'server-only';

import { schema } from './document/schema';
import { isNotGiven, isRecord, recordOf } from './document/wire';
import { readCollections } from './entities/collections';
import { type Entities, readEntities } from './entities/entities';
import { readFilms } from './entities/films';
import { readFlavours } from './entities/flavours';
import type { Inventory } from './inventory';
import type { Content } from './model';
import { describe, type Problem, problemList, type Report } from './problems';
import { toHome } from './sections';
import { readAllergenPattern, readSite } from './site';
import { readTexts } from './texts';
import type { AllergenPattern } from './values/mark-allergens';
import type { MediaPolicy } from './values/media';

export type Parsed = {
  content: Content;
  problems: Problem[];
  inventory: Inventory;
  /** Why the document must not be published. */
  fault?: string;
};

/**
 * Parses any JSON value. Never throws: broken values are left out and reported.
 * @param addressLanguage the document's language in LOCALES; undefined if LOCALES is not set
 */
export function parseDocument(document: unknown, media: MediaPolicy, addressLanguage?: string): Parsed {
  const { problems, report } = problemList();
  const root = recordOf(document);
  const [common, home] = [recordOf(root.common), recordOf(root.home)];
  if (!isRecord(root.home)) {
    const found = isRecord(document) ? root.home : document;
    const path = isRecord(document) ? '$.home' : '$';
    report({
      path,
      expected: 'an object with the field "home"',
      found: describe(found),
      action: 'nothing is shown',
    });
  }
  if (!isNotGiven(root.common) && !isRecord(root.common)) {
    report({
      path: '$.common',
      expected: 'an object',
      found: describe(root.common),
      action: 'the default values are used',
    });
  }

  const fields = schema(media);
  const settings = fields.common.read(common, '$.common', report);
  const site = readSite(settings, report, addressLanguage);
  const allergenPattern = readAllergenPattern(settings, report);
  const products = withCode(
    readEntities(home.products, '$.home.products', fields.product, 'ID', report),
    report,
  );
  const sections = withCode(
    readEntities(common.productSections, '$.common.productSections', fields.product, 'ID', report),
    report,
  );
  const categories = readEntities(home.categories, '$.home.categories', fields.category, 'CODE', report);
  const wireCollections = readEntities(
    home.collections,
    '$.home.collections',
    fields.collection,
    'ID',
    report,
  );
  const wireFlavours = readEntities(home.flavours, '$.home.flavours', fields.flavour, 'ID', report);
  const texts = readTexts(home.texts, '$.home.texts', fields.text, report);
  const films = readFilms(home.videos, '$.home.videos', fields.video, report);
  const flavours = readFlavours(wireFlavours, products, allergenPattern, report);
  reportExhaustion(settings?.allergenPattern, allergenPattern, report);
  const collections = readCollections(wireCollections, wireFlavours, flavours, sections, report);
  const placed = new Set(collections.shown.flatMap(({ tiles }) => tiles.map(({ flavour }) => flavour.id)));
  const tiles = categories.kept.map(({ key, value }) => ({
    code: key,
    name: value.NAME,
    picture: value.PICTURE,
  }));

  return {
    content: {
      site: { ...site, title: texts.value('page-title') },
      home: toHome(texts, films, tiles, collections.shown, site.timeZone),
      shop: { sections, categories: tiles, flavours: [...flavours.byId.values()] },
    },
    problems,
    inventory: {
      shown: {
        texts: texts.keys,
        categories: tiles.map(({ code }) => code),
        collections: collections.shown.map(({ id }) => id),
        flavours: [...placed],
      },
      broken: {
        texts: texts.broken,
        categories: categories.broken,
        collections: wireCollections.broken,
        flavours: wireFlavours.broken,
      },
      unplaced: [...flavours.byId.keys()].filter((id) => !placed.has(id)),
    },
    fault: faultOf(root, texts.keys.length, flavours.byId.size) ?? collections.fault,
  };
}

/**
 * Reports `pattern` if its searches have exceeded their time limit. Must be called after `readFlavours`, which does all
 * searches with `pattern`.
 */
function reportExhaustion(
  given: string | undefined,
  pattern: AllergenPattern | undefined,
  report: Report,
): void {
  if (!pattern?.isExhausted) return;
  report({
    path: '$.common.allergenPattern',
    expected: 'a simpler regular expression; this one is too slow',
    found: describe(given),
    action: 'some allergens may not be marked in the ingredients',
  });
}

function faultOf(root: Record<string, unknown>, textCount: number, flavourCount: number): string | undefined {
  if (!isRecord(root.home)) return 'the document has no "home"';
  return textCount === 0 && flavourCount === 0 ? 'the document has neither texts nor flavours' : undefined;
}

/** Leaves out entities without CODE, because page addresses consist of codes. */
function withCode(
  entities: Entities<{ ID: string | undefined; CODE: string | undefined }>,
  report: Report,
): { id: string; code: string }[] {
  return entities.kept.flatMap(({ key, value, path }) => {
    if (value.CODE !== undefined) return [{ id: key, code: value.CODE }];
    report({
      path: `${path}.CODE`,
      expected: 'a CODE',
      found: 'nothing',
      action: 'the whole entry left out',
    });
    return [];
  });
}
