import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';
import type { Columns } from '@/lib/content/entities/columns';
import { DEFAULT_SPANS } from '@/lib/model/grid-rows';

export const COLLECTION = {
  ID: {
    what: 'Identifies the collection: flavours use it in SECTION_ID, and links to the collection end with it (`/#collection-41`).',
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
    absent: 'Nothing is shown.',
  },
  UF_WITH_ANCHOR: {
    what: 'Whether the row of links above the collections has a link to this collection.',
    form: FORM.flag,
    example: '1',
    absent: 'There is no such link.',
    default: false,
  },
  UF_WITHOUT_HOVER_TRANSITION: {
    what: 'Whether the tiles keep their picture when the mouse is over them.',
    form: FORM.flag,
    example: '1',
    absent: 'The tile shows DETAIL_PICTURE when the mouse is over it.',
    default: false,
  },
  UF_ITEM_WIDTH: {
    what: 'Width of the tiles’ pictures. Only the ratio to UF_ITEM_HEIGHT matters, not the size.',
    form: FORM.size,
    example: 1000,
    absent: 'Pictures have the standard shape.',
  },
  UF_ITEM_HEIGHT: {
    what: 'Height of the tiles’ pictures. Only the ratio to UF_ITEM_WIDTH matters, not the size.',
    form: FORM.size,
    example: 1250,
    absent: 'Pictures have the standard shape.',
  },
  UF_XS_COLS: {
    what: 'Width of a flavour on a phone. A row has 12 columns: 6 means two flavours in a row, 12 means one.',
    form: FORM.span,
    example: 12,
    absent: 'Two flavours in a row.',
    default: DEFAULT_SPANS.xs,
  },
  UF_COLS_JSON: {
    what: 'Width of each flavour, by its position in the collection. The first position is 0. A new row starts after every 4 flavours.',
    form: 'an object with positions as keys, or a list; either can also be JSON text',
    example: { 0: { xs: 12, sm: 12, md: 8, lg: 6 } },
    absent: 'Two flavours in a row, three in windows of 960 px or more, four in windows of 1280 px or more.',
  },
  UF_PRODUCT_SECTION_ID: {
    what: 'The ID of the product section in which the flavours of this collection are sold.',
    form: FORM.id,
    example: '21',
    absent: 'The flavours of this collection have no link to buy.',
  },
  UF_LIST_NAME: {
    what: 'A shorter name for the row of links above the collections.',
    form: FORM.text,
    example: 'Dark',
    absent: 'The link shows NAME.',
  },
  PICTURE: {
    what: 'A wide picture above the heading. It is four times as wide as it is high.',
    form: FORM.picture,
    example: '/upload/flavours/dark.jpg',
    absent: 'Nothing is shown.',
  },
} satisfies Record<keyof Schema['collection']['shape'], GuideEntry>;

const span = (window: string, absent: number): GuideEntry => ({
  what: `Width of the flavour in ${window}. A row has 12 columns.`,
  form: FORM.span,
  example: 6,
  absent: `${absent} columns.`,
});

export const COLUMNS_STYLES = {
  productImagesStyle: {
    what: 'Sizes and positions of the flavour’s pictures. Next to the position keys, it applies to all flavours.',
    form: FORM.style,
    example: { transform: 'rotate(-4deg)' },
    absent: 'Nothing is changed.',
  },
  productItemStyle: {
    what: 'Sizes and positions of the whole tile. Next to the position keys, it applies to all flavours.',
    form: FORM.style,
    example: { 'margin-top': '24px' },
    absent: 'Nothing is changed.',
  },
} satisfies Record<string, GuideEntry>;

/** The fields of one entry of UF_COLS_JSON. */
export const COLUMNS_ITEM = {
  xs: span('a window narrower than 600 px, such as on a phone', DEFAULT_SPANS.xs),
  sm: span('a window of 600 px or more', DEFAULT_SPANS.sm),
  md: span('a window of 960 px or more', DEFAULT_SPANS.md),
  lg: span('a window of 1280 px or more', DEFAULT_SPANS.lg),
  ...COLUMNS_STYLES,
} satisfies Record<keyof Columns['fallback']['spans'] | keyof typeof COLUMNS_STYLES, GuideEntry>;
