import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

type EntriesOf<Name extends keyof Schema> = Record<keyof Schema[Name]['shape'], GuideEntry>;

export const CATEGORY = {
  CODE: {
    what: 'The category’s part of an address: `/shop/dark`. If a product section has the same code, this address shows the section’s flavours.',
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
    what: 'Identifies the product. Flavours use it in PRODUCT_ID.',
    form: FORM.ownId,
    example: '501',
    absent: 'The product is left out.',
  },
  CODE: {
    what: 'The product’s part of an address in the shop: `/shop/dark/tablet-raspberry`.',
    form: FORM.code,
    example: 'tablet-raspberry',
    absent: 'The product is left out.',
  },
} satisfies EntriesOf<'product'>;

export const PRODUCT_SECTION = {
  ID: {
    what: 'Identifies the product section. Collections use it in UF_PRODUCT_SECTION_ID.',
    form: FORM.ownId,
    example: '21',
    absent: 'The product section is left out.',
  },
  CODE: {
    what: 'The section’s part of an address in the shop: `/shop/dark`.',
    form: FORM.code,
    example: 'dark',
    absent: 'The product section is left out.',
  },
} satisfies EntriesOf<'product'>;

export const VIDEO = {
  VIDEO_LINK_DEKSTOP: {
    what: 'The film of the intro for windows of 960 px or more. Keep the spelling DEKSTOP in the field’s name.',
    form: FORM.film,
    example: '/upload/intro/desktop.mp4',
    absent: 'This entry has no film for these windows.',
  },
  VIDEO_LINK_MOBILE: {
    what: 'The film of the intro for narrower windows.',
    form: FORM.film,
    example: '/upload/intro/mobile.mp4',
    absent: 'This entry has no film for these windows.',
  },
} satisfies EntriesOf<'video'>;

export const PICTURE = {
  SRC: {
    what: 'The address of the picture file: JPEG, PNG, WebP, AVIF or SVG, stored upright, in sRGB, of at most 5 MB.',
    form: 'a path such as `/upload/story/beans.jpg` for `public/upload/story/beans.jpg`, or an address on an allowed domain',
    example: '/upload/story/beans.jpg',
    absent: 'There is no picture.',
  },
  WIDTH: {
    what: 'The picture’s width in pixels. With HEIGHT, the page reserves space while the picture loads.',
    form: FORM.size,
    example: 1600,
    absent: 'The page may move when the picture has loaded.',
  },
  HEIGHT: {
    what: 'The picture’s height in pixels.',
    form: FORM.size,
    example: 1200,
    absent: 'The page may move when the picture has loaded.',
  },
  ALT: {
    what: 'A description of the picture for people who cannot see it.',
    form: FORM.text,
    example: 'An open cocoa pod beside a pile of beans',
    absent: 'Screen readers skip the picture.',
  },
} satisfies Record<string, GuideEntry>;
