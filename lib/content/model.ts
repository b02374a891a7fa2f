import type { ItemLayout } from './entities/columns';
import type { FlavourFacts, Nutrition } from './entities/flavour-fields';
import type { Film, Picture } from './values/media';

import type { Html } from '@/lib/content/values/html-text';
import type { Evidence } from '@/lib/model/allergens/evidence';
import type { Statement } from '@/lib/model/allergens/statement';
import type { Layout } from '@/lib/model/grid-rows';
import type { SpecialDay } from '@/lib/model/opening-hours';
import type { SectionName } from '@/lib/model/sections';

/** The typed content of one language. An optional property is undefined if the document has no valid value. */
export type Content = { site: Site; home: Home; shop: Shop };

export type Site = {
  name?: string;
  /** Title of the home page in search results and browser tabs. Undefined: `name` is used. */
  title?: string;
  /** BCP 47 tag that Intl supports. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  saleEnabled: boolean;
  /** Name and address of the food business operator, required by law. */
  operator?: Html;
  /** The shop's IANA time zone, supported by Intl. */
  timeZone: string;
};

/** The content type of each section that is not an `Editorial`. */
export type CustomSections = {
  intro: Intro;
  categories: Headed & { items: Category[] };
  collections: Headed & { items: Collection[] };
  corporate: Showcase;
  partnership: Omit<Showcase, 'deadline'>;
  stores: Store;
  contacts: Contacts;
};

export type EditorialName = Exclude<SectionName, keyof CustomSections>;

/**
 * The content of each section, by the section's name (lib/model/sections.ts). A section without content is undefined.
 */
export type Home = Partial<CustomSections & Record<EditorialName, Editorial>>;

/**
 * The intro film for large and for small windows. Each list has the encodings of one film, the preferred encoding
 * first.
 */
export type Films = { desktop: Film[]; mobile: Film[] };

export type Intro = {
  title?: string;
  copy?: Html;
  buttonLabel?: string;
  posters: { desktop?: Picture; mobile?: Picture };
  films: Films;
};

export type Category = { code: string; name?: string; picture?: Picture };

export type Collection = {
  id: string;
  name?: string;
  subtitle?: Html;
  picture?: Picture;
  /**
   * The header of the collections section can have a link to this collection. `anchorLabel` is the label of this link.
   * Undefined: no link.
   */
  anchorLabel?: string;
  hasHoverPicture: boolean;
  /** Aspect ratio of the items' pictures. */
  itemShape?: { width: number; height: number };
  layout: Layout;
  sectionCode?: string;
  tiles: Tile[];
};

/** One flavour in one collection. A flavour in two collections has two tiles. */
export type Tile = { flavour: Flavour; mini?: Flavour; layout: ItemLayout };

/** The properties in `FlavourFacts` are each read from a single field. The properties below combine several fields. */
export type Flavour = Omit<FlavourFacts, 'id' | 'photos' | 'allergens' | 'traces'> & {
  id: string;
  photos: Picture[];
  nutrition: Nutrition;
  /** The value of ALLERGENS. Undefined if ALLERGENS is missing; the food may still contain allergens. */
  allergens?: Statement;
  /** The value of TRACES, without allergens that the food contains. */
  traces?: Statement;
  evidence: Evidence;
  /**
   * The ids of the flavours from which a mini inherits values: its full-size flavour first. Empty for other flavours.
   */
  parentIds: string[];
};

type Headed = { heading?: string; text?: Html };
export type Editorial = Headed & { pictures: Picture[] };
export type Link = { label: string; address: string };
export type Showcase = Editorial & { button?: Link; deadline?: Deadline };

/** A text that is shown until a deadline. */
export type Deadline = {
  text: Html;
  /** The time at which the text disappears, in milliseconds since 1970. Undefined: the text stays. */
  passesAt?: number;
};

export type Location = { latitude: number; longitude: number };

export type Store = Headed & {
  picture?: Picture;
  city?: string;
  address?: string;
  phone?: string;
  hours?: Html;
  /** Opening hours in the format of schema.org, such as `Tu-Sa 10:00-19:00`. */
  opening?: string;
  /** Dates whose hours differ from `opening`, sorted. */
  special: SpecialDay[];
  location?: Location;
};

export type Contacts = Headed & {
  phone?: string;
  email?: string;
  social: Link[];
  legal?: Html;
};

/** The data that only the stand-in shop needs. It also shows the collections of the home page. */
type Shop = {
  sections: ProductSection[];
  products: Product[];
  categories: Category[];
  flavours: Flavour[];
};
export type ProductSection = { id: string; code: string };
export type Product = { id: string; code: string };
