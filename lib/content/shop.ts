import type { Category, Collection, Content, Flavour } from './model';

import { type FieldAttribute, fieldOf } from '@/lib/model/field-of';

/** A list page of the stand-in shop. A category and a product section with the same code share one page. */
export type ShopShelf = {
  code: string;
  title: string;
  titleField: FieldAttribute;
  category?: Category;
  collections: Collection[];
};

export function shelfOf({ home, shop }: Content, code: string): ShopShelf | undefined {
  const category = shop.categories.find((candidate) => candidate.code === code);
  const section = shop.sections.find((candidate) => candidate.code === code);
  if (!category && !section) return undefined;
  const collections = section
    ? (home.collections?.items ?? []).filter(({ sectionCode }) => sectionCode === code)
    : [];
  const named = collections.find(({ name }) => name);
  const title = category?.name ?? named?.name ?? code;
  const titleField = category?.name === undefined ? fieldOf(named, 'name') : fieldOf(category, 'name');
  return { code, title, titleField, category, collections };
}

export function sectionShelves(content: Content): ShopShelf[] {
  const codes = new Set(content.shop.sections.map(({ code }) => code));
  return [...codes].flatMap((code) => shelfOf(content, code) ?? []);
}

export type ShopProduct = {
  code: string;
  sectionCode: string;
  shelfTitle: string;
  flavours: [Flavour, ...Flavour[]];
};

export function productOf(content: Content, sectionCode: string, code: string): ShopProduct | undefined {
  const shelf = shelfOf(content, sectionCode);
  const isSection = content.shop.sections.some((section) => section.code === sectionCode);
  const [first, ...others] = content.shop.flavours.filter(({ productCode }) => productCode === code);
  if (!shelf || !isSection || !first) return undefined;
  return { code, sectionCode, shelfTitle: shelf.title, flavours: [first, ...others] };
}
