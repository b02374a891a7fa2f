import type { SectionName } from '../sections';

import type { Category, Collection, Flavour, Home } from './model';

/** What of a thing falls back, each with the field of the document that it comes from. */
export type Fields<T> = Partial<Record<keyof T & string, string>>;
export type Section<N extends SectionName> = NonNullable<Home[N]>;

const inText = <K extends string>(fields: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(fields).map(([property, path]) => [property, `home.texts.${path}`]),
  ) as Record<K, string>;
const block = (key: string) => ({ heading: `${key}.NAME`, text: `${key}.TEXT_1` });
const editorial = (key: string) => ({ ...block(key), pictures: `${key}.PICTURE` });

export const SECTION_FIELDS: { [N in SectionName]: Fields<Section<N>> } = {
  intro: {
    ...inText({
      title: 'intro.NAME',
      copy: 'intro.TEXT_1',
      buttonLabel: 'intro-button.NAME',
      posters: 'intro.PICTURE',
    }),
    films: 'home.videos',
  },
  categories: inText(block('shop')),
  collections: inText(block('flavours')),
  story: inText(editorial('story')),
  'story-second': inText(editorial('story-second')),
  founder: inText(editorial('founder')),
  corporate: inText({
    ...editorial('corporate'),
    button: 'corporate-button',
    deadline: 'corporate-until.TEXT_1',
  }),
  partnership: inText({ ...editorial('partnership'), button: 'partnership-button' }),
  stores: inText({
    ...block('stores'),
    picture: 'stores.PICTURE',
    city: 'stores-city.NAME',
    address: 'stores-address.NAME',
    phone: 'stores-phone.NAME',
    hours: 'stores-hours.TEXT_1',
    opening: 'stores-opening.NAME',
    special: 'stores-special.TEXT_1',
    location: 'stores-location.NAME',
  }),
  contacts: inText({
    ...block('contacts'),
    phone: 'contacts-phone.NAME',
    email: 'contacts-email.NAME',
    social: 'contacts-social.TEXT_1',
  }),
};

export const CATEGORY_FIELDS: Fields<Category> = { name: 'NAME', picture: 'PICTURE' };
export const COLLECTION_FIELDS: Fields<Collection> = {
  name: 'NAME',
  subtitle: 'UF_SUBTITLE',
  anchorLabel: 'UF_LIST_NAME',
  picture: 'PICTURE',
};
export const FLAVOUR_FIELDS: Fields<Flavour> = {
  name: 'NAME',
  subname: 'SUBNAME',
  lead: 'PREVIEW_TEXT',
  note: 'PREVIEW_UNDER',
  about: 'DETAIL_TEXT',
  picture: 'PREVIEW_PICTURE',
  hoverPicture: 'DETAIL_PICTURE',
  photos: 'PHOTO_IMAGE',
};
