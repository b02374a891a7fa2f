import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';
import type { Columns } from '@/lib/content/entities/columns';
import { DEFAULT_SPANS } from '@/lib/model/grid-rows';

export const COLLECTION = {
  ID: {
    what: 'What names the collection: flavours say it in SECTION_ID, and links as `/#collection-41`.',
    form: FORM.ownId,
    example: '41',
    absent: 'The collection is left out.',
  },
  NAME: {
    what: 'The heading of the collection.',
    form: FORM.text,
    example: 'Dark chocolate',
    absent: 'There is no heading.',
  },
  UF_SUBTITLE: {
    what: 'A line below the heading.',
    form: FORM.line,
    example: 'Five tablets, from 64 to 72 % cocoa',
    absent: 'It is not shown.',
  },
  UF_WITH_ANCHOR: {
    what: 'Whether the row of links above the collections leads to this one.',
    form: FORM.flag,
    example: '1',
    absent: 'There is no such link.',
    default: false,
  },
  UF_WITHOUT_HOVER_TRANSITION: {
    what: 'Whether the tiles of the collection keep their picture under the mouse.',
    form: FORM.flag,
    example: '1',
    absent: 'DETAIL_PICTURE takes the picture’s place under the mouse.',
    default: false,
  },
  UF_ITEM_WIDTH: {
    what: 'With UF_ITEM_HEIGHT: the shape of the tiles’ pictures. Only the ratio counts.',
    form: FORM.positive,
    example: 1000,
    absent: 'Pictures have the page’s own shape.',
  },
  UF_ITEM_HEIGHT: {
    what: 'With UF_ITEM_WIDTH: the shape of the tiles’ pictures. Only the ratio counts.',
    form: FORM.positive,
    example: 1250,
    absent: 'Pictures have the page’s own shape.',
  },
  UF_XS_COLS: {
    what: 'How many of the twelve tracks a flavour spans on a phone: 6 are two flavours a row, 12 are one.',
    form: FORM.span,
    example: 12,
    absent: 'Two flavours a row.',
    default: DEFAULT_SPANS.xs,
  },
  UF_COLS_JSON: {
    what: 'How wide each flavour is, by its place in the collection, counted from 0. Rows then break every 4 flavours.',
    form: 'an object with the places as keys, a list, or either as text',
    example: { 0: { xs: 12, sm: 12, md: 8, lg: 6 } },
    absent: 'Two, two, three and four flavours a row, from a phone to a large window.',
  },
  UF_PRODUCT_SECTION_ID: {
    what: 'The ID of the product section that the collection’s flavours are sold in.',
    form: FORM.id,
    example: '21',
    absent: 'The flavours of the collection have no link to be bought.',
  },
  UF_LIST_NAME: {
    what: 'A shorter name, for the row of links above the collections.',
    form: FORM.text,
    example: 'Dark',
    absent: 'NAME stands there.',
  },
  PICTURE: {
    what: 'A picture above the heading: a band as wide as the shelf, four times as wide as high.',
    form: FORM.picture,
    example: '/upload/flavours/dark.jpg',
    absent: 'It is not shown.',
  },
} satisfies Record<keyof Schema['collection']['shape'], GuideEntry>;

const span = (window: string, absent: number): GuideEntry => ({
  what: `How many of the twelve tracks the flavour spans in ${window}.`,
  form: FORM.span,
  example: 6,
  absent: `${absent} tracks.`,
});

export const COLUMNS_STYLES = {
  productImagesStyle: {
    what: 'Sizes and places of the flavour’s pictures; beside the places as keys it is for all flavours.',
    form: FORM.style,
    example: { transform: 'rotate(-4deg)' },
    absent: 'Nothing is changed.',
  },
  productItemStyle: {
    what: 'Sizes and places of the whole tile; beside the places as keys it is for all flavours.',
    form: FORM.style,
    example: { 'margin-top': '24px' },
    absent: 'Nothing is changed.',
  },
} satisfies Record<string, GuideEntry>;

/** The fields of one entry of UF_COLS_JSON. */
export const COLUMNS_ITEM = {
  xs: span('a window narrower than 600 px, such as a phone’s', DEFAULT_SPANS.xs),
  sm: span('a window of 600 px and more', DEFAULT_SPANS.sm),
  md: span('a window of 960 px and more', DEFAULT_SPANS.md),
  lg: span('a window of 1280 px and more', DEFAULT_SPANS.lg),
  ...COLUMNS_STYLES,
} satisfies Record<keyof Columns['fallback']['spans'] | keyof typeof COLUMNS_STYLES, GuideEntry>;
