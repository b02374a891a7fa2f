import type { ItemLayout } from './entities/columns';
import type { FlavourFacts, Nutrition } from './entities/flavour-fields';
import type { Film, Picture } from './values/media';

import type { Html } from '@/lib/content/values/html-words';
import type { Evidence } from '@/lib/model/allergens/evidence';
import type { Statement } from '@/lib/model/allergens/statement';
import type { Layout } from '@/lib/model/grid-rows';
import type { SpecialDay } from '@/lib/model/opening-hours';
import type { SectionName } from '@/lib/model/sections';

/** What the page is made of, in our words. Optional means "not given": what it would have filled stays out. */
export type Content = { site: Site; home: Home; shop: Shop };

export type Site = {
  name?: string;
  /** What search engines and tabs call the home page; the name where it is not given. */
  title?: string;
  /** A BCP 47 tag that Intl knows. */
  locale: string;
  /** An ISO 4217 code. */
  currency: string;
  saleEnabled: boolean;
  /** Name and address of the business that answers for the food. */
  operator?: Html;
  /** The shop's, as an IANA name that Intl knows. */
  timeZone: string;
};

/** What sections with a form of their own show. */
export type OwnForms = {
  intro: Intro;
  categories: Headed & { items: Category[] };
  collections: Headed & { items: Collection[] };
  corporate: Showcase;
  partnership: Omit<Showcase, 'deadline'>;
  stores: Store;
  contacts: Contacts;
};

/** A section without one is an `Editorial`. */
export type EditorialName = Exclude<SectionName, keyof OwnForms>;

/** What each section shows, by its name in lib/model/sections.ts; a section with nothing to show is not there. */
export type Home = Partial<OwnForms & Record<EditorialName, Editorial>>;

/** Each list holds one film in its encodings, best first. */
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
  /** Present on collections that the collections header links to. */
  anchorLabel?: string;
  hasHoverPicture: boolean;
  /** Width by height of the items' pictures. */
  itemShape?: { width: number; height: number };
  layout: Layout;
  sectionCode?: string;
  tiles: Tile[];
};

/** A flavour's place in a collection; a flavour in two collections has two. */
export type Tile = { flavour: Flavour; mini?: Flavour; layout: ItemLayout };

/** The facts of a flavour are typed where they are read (entities/flavour-fields.ts); these are made of several fields. */
export type Flavour = Omit<FlavourFacts, 'id' | 'photos' | 'allergens' | 'traces'> & {
  id: string;
  photos: Picture[];
  /** Per 100 g. */
  nutrition: Nutrition;
  /** What ALLERGENS states. Undefined if it is not given, which says nothing about the food. */
  allergens?: Statement;
  /** What TRACES states, without what the food contains. */
  traces?: Statement;
  /** What the allergen finder answers by: every field and every language of the deployment. */
  evidence: Evidence;
  /** Of a mini variant: the flavour that it is the mini of. */
  parentId?: string;
};

type Headed = { heading?: string; text?: Html };
export type Editorial = Headed & { pictures: Picture[] };
export type Link = { label: string; address: string };
export type Showcase = Editorial & { button?: Link; deadline?: Deadline };

/** Words that hold for a time. */
export type Deadline = {
  text: Html;
  /** The moment from which they no longer do, in milliseconds; without one they always hold. */
  passesAt?: number;
};

export type Location = { latitude: number; longitude: number };

export type Store = Headed & {
  picture?: Picture;
  city?: string;
  address?: string;
  phone?: string;
  hours?: Html;
  /** In schema.org's form, such as `Tu-Sa 10:00-19:00`. */
  opening?: string;
  /** Days with hours of their own, by date. */
  special: SpecialDay[];
  location?: Location;
};

export type Contacts = Headed & {
  phone?: string;
  email?: string;
  social: Link[];
  legal?: Html;
};

/** What the stand-in shop pages are made of, besides the home page's collections. */
type Shop = {
  sections: ProductSection[];
  products: Product[];
  categories: Category[];
  flavours: Flavour[];
};
export type ProductSection = { id: string; code: string };
export type Product = { id: string; code: string };
