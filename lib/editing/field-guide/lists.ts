import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

type EntriesOf<Name extends keyof Schema> = Record<keyof Schema[Name]['shape'], GuideEntry>;

export const CATEGORY = {
  CODE: {
    what: {
      en: 'The category’s part of an address: `/shop/dark`. If a product section has the same code, this address shows the section’s flavours.',
      fr: 'La partie de l’adresse qui désigne la catégorie\u202f: `/shop/dark`. Si une section de produits a le même code, cette adresse montre les saveurs de la section.',
    },
    form: FORM.ownCode,
    example: 'dark',
    absent: 'The category is left out.',
  },
  NAME: {
    what: { en: 'The name on the tile.', fr: 'Le nom sur la tuile.' },
    form: FORM.text,
    example: 'Dark chocolate',
    absent: 'The tile has no name.',
  },
  PICTURE: {
    what: { en: 'The picture of the tile.', fr: 'L’image de la tuile.' },
    form: FORM.picture,
    example: '/upload/categories/dark.jpg',
    absent: 'The tile has no picture.',
  },
} satisfies EntriesOf<'category'>;

export const PRODUCT = {
  ID: {
    what: {
      en: 'Identifies the product. Flavours use it in PRODUCT_ID.',
      fr: 'Identifie le produit. Les saveurs l’utilisent dans PRODUCT_ID.',
    },
    form: FORM.ownId,
    example: '501',
    absent: 'The product is left out.',
  },
  CODE: {
    what: {
      en: 'The product’s part of an address in the shop: `/shop/dark/tablet-raspberry`.',
      fr: 'La partie de l’adresse qui désigne le produit dans la boutique\u202f: `/shop/dark/tablet-raspberry`.',
    },
    form: FORM.code,
    example: 'tablet-raspberry',
    absent: 'The product is left out.',
  },
} satisfies EntriesOf<'product'>;

export const PRODUCT_SECTION = {
  ID: {
    what: {
      en: 'Identifies the product section. Collections use it in UF_PRODUCT_SECTION_ID.',
      fr: 'Identifie la section de produits. Les collections l’utilisent dans UF_PRODUCT_SECTION_ID.',
    },
    form: FORM.ownId,
    example: '21',
    absent: 'The product section is left out.',
  },
  CODE: {
    what: {
      en: 'The section’s part of an address in the shop: `/shop/dark`.',
      fr: 'La partie de l’adresse qui désigne la section dans la boutique\u202f: `/shop/dark`.',
    },
    form: FORM.code,
    example: 'dark',
    absent: 'The product section is left out.',
  },
} satisfies EntriesOf<'product'>;

export const VIDEO = {
  VIDEO_LINK_DEKSTOP: {
    what: {
      en: 'The film of the intro for windows of 960 px or more. Keep the spelling DEKSTOP in the field’s name.',
      fr: 'Le film de l’introduction pour les fenêtres d’au moins 960\u202fpx. Gardez l’orthographe DEKSTOP dans le nom du champ.',
    },
    form: FORM.film,
    example: '/upload/intro/desktop.mp4',
    absent: 'This entry has no film for these windows.',
  },
  VIDEO_LINK_MOBILE: {
    what: {
      en: 'The film of the intro for narrower windows.',
      fr: 'Le film de l’introduction pour les fenêtres plus étroites.',
    },
    form: FORM.film,
    example: '/upload/intro/mobile.mp4',
    absent: 'This entry has no film for these windows.',
  },
} satisfies EntriesOf<'video'>;

export const PICTURE = {
  SRC: {
    what: {
      en: 'The address of the picture file: JPEG, PNG, WebP, AVIF or SVG, stored upright, in sRGB, of at most 5 MB.',
      fr: 'L’adresse du fichier de l’image\u202f: JPEG, PNG, WebP, AVIF ou SVG, enregistrée à l’endroit, en sRGB, de 5 Mo au plus.',
    },
    form: {
      en: 'a path such as `/upload/story/beans.jpg` for `public/upload/story/beans.jpg`, or an address on an allowed domain',
      fr: 'un chemin comme `/upload/story/beans.jpg` pour `public/upload/story/beans.jpg`, ou une adresse sur un domaine permis',
    },
    example: '/upload/story/beans.jpg',
    absent: 'There is no picture.',
  },
  WIDTH: {
    what: {
      en: 'The picture’s width in pixels. With HEIGHT, the page reserves space while the picture loads.',
      fr: 'La largeur de l’image en pixels. Avec HEIGHT, la page réserve de la place pendant que l’image se charge.',
    },
    form: FORM.size,
    example: 1600,
    absent: 'The page may move when the picture has loaded.',
  },
  HEIGHT: {
    what: { en: 'The picture’s height in pixels.', fr: 'La hauteur de l’image en pixels.' },
    form: FORM.size,
    example: 1200,
    absent: 'The page may move when the picture has loaded.',
  },
  ALT: {
    what: {
      en: 'A description of the picture for people who cannot see it.',
      fr: 'Une description de l’image pour les personnes qui ne la voient pas.',
    },
    form: FORM.text,
    example: 'An open cocoa pod beside a pile of beans',
    absent: 'Screen readers skip the picture.',
  },
} satisfies Record<string, GuideEntry>;
