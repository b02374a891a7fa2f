import type { ItemLayout } from './entities/columns';
import type { FlavourFacts, Nutrition } from './entities/flavour-fields';
import type { Film, Picture } from './values/media';

import type { Html } from '@/lib/content/values/html-text';
import type { Evidence } from '@/lib/model/allergens/evidence';
import type { Statement } from '@/lib/model/allergens/statement';
import type { Layout } from '@/lib/model/grid-rows';
import type { SpecialDay } from '@/lib/model/opening-hours';
import type { SectionName } from '@/lib/model/sections';

/** The content of one language. Missing and invalid values are undefined. */
export type Content = { site: Site; home: Home; shop: Shop };

export type Site = {
  name?: string;
  /** Title of the home page. */
  title?: string;
  /** BCP 47 tag that Intl supports. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  saleEnabled: boolean;
  /** Name and address of the food business operator, required by law. */
  operator?: Html;
  /** IANA time zone that Intl supports. */
  timeZone: string;
};

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

export type Home = Partial<CustomSections & Record<EditorialName, Editorial>>;

/** Each list contains the encodings of one film, the preferred encoding first. */
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
  /** Label of the link to this collection. Null means no link. */
  anchorLabel?: string | null;
  hasHoverPicture: boolean;
  /** Aspect ratio of the pictures. */
  itemShape?: { width: number; height: number };
  layout: Layout;
  sectionCode?: string;
  tiles: Tile[];
};

export type Tile = { flavour: Flavour; mini?: Flavour; layout: ItemLayout };

export type Flavour = Omit<FlavourFacts, 'id' | 'photos' | 'allergens' | 'traces'> & {
  id: string;
  photos: Picture[];
  nutrition: Nutrition;
  /** Undefined if the field ALLERGENS is missing. The food can nevertheless contain allergens. */
  allergens?: Statement;
  /** The statement of TRACES, without the allergens that are also in ALLERGENS. */
  traces?: Statement;
  evidence: Evidence;
  /** Flavours from which a mini inherits, the direct parent first. */
  parentIds: string[];
};

type Headed = { heading?: string; text?: Html };
export type Editorial = Headed & { pictures: Picture[] };
export type Link = { label: string; address: string };
export type Showcase = Editorial & { button?: Link; deadline?: Deadline };

export type Deadline = {
  text: Html;
  /** When `text` disappears, in milliseconds since 1970. */
  passesAt?: number;
};

export type Location = { latitude: number; longitude: number };

export type Store = Headed & {
  picture?: Picture;
  city?: string;
  address?: string;
  phone?: string;
  hours?: Html;
  /** In the format of schema.org, such as `Tu-Sa 10:00-19:00`. */
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

/** The stand-in shop, shown if SHOP_URL is not set. */
type Shop = {
  sections: ProductSection[];
  categories: Category[];
  flavours: Flavour[];
};
export type ProductSection = { id: string; code: string };
