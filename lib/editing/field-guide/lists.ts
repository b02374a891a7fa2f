import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

type EntriesOf<Name extends keyof Schema> = Record<keyof Schema[Name]['shape'], GuideEntry>;

export const CATEGORY = {
  CODE: {
    what: 'What names the category in addresses: `/shop/dark`. Where a product section has the same code, its flavours are shown there.',
    form: FORM.ownCode,
    example: 'dark',
    absent: 'The category is left out.',
  },
  NAME: {
    what: 'The name on the tile.',
    form: FORM.text,
    example: 'Dark chocolate',
    absent: 'The tile has no name.',
  },
  PICTURE: {
    what: 'The picture of the tile.',
    form: FORM.picture,
    example: '/upload/categories/dark.jpg',
    absent: 'The tile has no picture.',
  },
} satisfies EntriesOf<'category'>;

export const PRODUCT = {
  ID: {
    what: 'What a flavour says in PRODUCT_ID.',
    form: FORM.ownId,
    example: '501',
    absent: 'The product is left out.',
  },
  CODE: {
    what: 'The product’s part of its address in the shop: `/shop/dark/tablet-raspberry`.',
    form: FORM.code,
    example: 'tablet-raspberry',
    absent: 'The product is left out.',
  },
} satisfies EntriesOf<'product'>;

export const PRODUCT_SECTION = {
  ID: {
    what: 'What a collection says in UF_PRODUCT_SECTION_ID.',
    form: FORM.ownId,
    example: '21',
    absent: 'The product section is left out.',
  },
  CODE: {
    what: 'The section’s part of addresses in the shop: `/shop/dark`.',
    form: FORM.code,
    example: 'dark',
    absent: 'The product section is left out.',
  },
} satisfies EntriesOf<'product'>;

export const VIDEO = {
  VIDEO_LINK_DEKSTOP: {
    what: 'The film of the intro for windows from 960 px. (The name is spelled so by the shop’s backend.)',
    form: FORM.film,
    example: '/upload/intro/desktop.mp4',
    absent: 'This entry has none for such windows.',
  },
  VIDEO_LINK_MOBILE: {
    what: 'The film of the intro for narrower windows.',
    form: FORM.film,
    example: '/upload/intro/mobile.mp4',
    absent: 'This entry has none for such windows.',
  },
} satisfies EntriesOf<'video'>;

export const PICTURE = {
  SRC: {
    what: 'Where the picture lies.',
    form: 'a path such as `/upload/story/beans.jpg` for `public/upload/story/beans.jpg`, or an address of an allowed origin',
    example: '/upload/story/beans.jpg',
    absent: 'There is no picture.',
  },
  WIDTH: {
    what: 'The picture’s width in pixels; with HEIGHT its place is kept free while it loads.',
    form: FORM.positive,
    example: 1600,
    absent: 'The place may jump when the picture comes.',
  },
  HEIGHT: {
    what: 'The picture’s height in pixels.',
    form: FORM.positive,
    example: 1200,
    absent: 'The place may jump when the picture comes.',
  },
  ALT: {
    what: 'What is to be seen, in words, for those who do not see it.',
    form: FORM.text,
    example: 'An open cocoa pod beside a pile of beans',
    absent: 'Screen readers pass the picture by.',
  },
} satisfies Record<string, GuideEntry>;
