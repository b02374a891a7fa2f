import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';
import type { Columns } from '@/lib/content/entities/columns';
import { DEFAULT_SPANS } from '@/lib/model/grid-rows';
import type { Language } from '@/lib/platform/locales-list';

export const COLLECTION = {
  ID: {
    what: {
      en: 'Identifies the collection: flavours use it in SECTION_ID, and links to the collection end with it (`/#collection-41`).',
      fr: 'Identifie la collection\u202f: les saveurs l’utilisent dans SECTION_ID, et les liens vers la collection se terminent par lui (`/#collection-41`).',
    },
    form: FORM.ownId,
    example: '41',
    absent: 'The collection is left out.',
  },
  NAME: {
    what: { en: 'The heading of the collection.', fr: 'Le titre de la collection.' },
    form: FORM.text,
    example: 'Dark chocolate',
    absent: 'There is no heading.',
  },
  UF_SUBTITLE: {
    what: { en: 'A line below the heading.', fr: 'Une ligne sous le titre.' },
    form: FORM.line,
    example: 'Five tablets, from 64 to 72 % cocoa',
    absent: 'Nothing is shown.',
  },
  UF_WITH_ANCHOR: {
    what: {
      en: 'Whether the row of links above the collections has a link to this collection.',
      fr: 'Indique si la rangée de liens au-dessus des collections a un lien vers cette collection.',
    },
    form: FORM.flag,
    example: '1',
    absent: 'There is no such link.',
    default: false,
  },
  UF_WITHOUT_HOVER_TRANSITION: {
    what: {
      en: 'Whether the tiles keep their picture when the mouse is over them.',
      fr: 'Indique si les tuiles gardent leur image au passage de la souris.',
    },
    form: FORM.flag,
    example: '1',
    absent: 'The tile shows DETAIL_PICTURE when the mouse is over it.',
    default: false,
  },
  UF_ITEM_WIDTH: {
    what: {
      en: 'Width of the tiles’ pictures. Only the ratio to UF_ITEM_HEIGHT matters, not the size.',
      fr: 'Largeur des images des tuiles. Seul compte le rapport avec UF_ITEM_HEIGHT, pas la taille.',
    },
    form: FORM.size,
    example: 1000,
    absent: 'Pictures have the standard shape.',
  },
  UF_ITEM_HEIGHT: {
    what: {
      en: 'Height of the tiles’ pictures. Only the ratio to UF_ITEM_WIDTH matters, not the size.',
      fr: 'Hauteur des images des tuiles. Seul compte le rapport avec UF_ITEM_WIDTH, pas la taille.',
    },
    form: FORM.size,
    example: 1250,
    absent: 'Pictures have the standard shape.',
  },
  UF_XS_COLS: {
    what: {
      en: 'Width of a flavour on a phone. A row has 12 columns: 6 means two flavours in a row, 12 means one.',
      fr: 'Largeur d’une saveur sur un téléphone. Une rangée a 12 colonnes\u202f: 6 veut dire deux saveurs par rangée, 12 une seule.',
    },
    form: FORM.span,
    example: 12,
    absent: 'Two flavours in a row.',
    default: DEFAULT_SPANS.xs,
  },
  UF_COLS_JSON: {
    what: {
      en: 'Width of each flavour, by its position in the collection. The first position is 0. A new row starts after every 4 flavours.',
      fr: 'Largeur de chaque saveur, selon sa position dans la collection. La première position est 0. Une nouvelle rangée commence toutes les 4 saveurs.',
    },
    form: {
      en: 'an object with positions as keys, or a list; either can also be JSON text',
      fr: 'un objet dont les clés sont les positions, ou une liste\u202f; l’un et l’autre peuvent aussi être un texte JSON',
    },
    example: { 0: { xs: 12, sm: 12, md: 8, lg: 6 } },
    absent: 'Two flavours in a row, three in windows of 960 px or more, four in windows of 1280 px or more.',
  },
  UF_PRODUCT_SECTION_ID: {
    what: {
      en: 'The ID of the product section in which the flavours of this collection are sold.',
      fr: 'L’ID de la section de produits où les saveurs de cette collection sont vendues.',
    },
    form: FORM.id,
    example: '21',
    absent: 'The flavours of this collection have no link to buy.',
  },
  UF_LIST_NAME: {
    what: {
      en: 'A shorter name for the row of links above the collections.',
      fr: 'Un nom plus court pour la rangée de liens au-dessus des collections.',
    },
    form: FORM.text,
    example: 'Dark',
    absent: 'The link shows NAME.',
  },
  PICTURE: {
    what: {
      en: 'A wide picture above the heading. It is four times as wide as it is high.',
      fr: 'Une image large au-dessus du titre. Elle est quatre fois plus large que haute.',
    },
    form: FORM.picture,
    example: '/upload/flavours/dark.jpg',
    absent: 'Nothing is shown.',
  },
} satisfies Record<keyof Schema['collection']['shape'], GuideEntry>;

const span = (window: Record<Language, string>, absent: number): GuideEntry => ({
  what: {
    en: `Width of the flavour in ${window.en}. A row has 12 columns.`,
    fr: `Largeur de la saveur dans ${window.fr}. Une rangée a 12 colonnes.`,
  },
  form: FORM.span,
  example: 6,
  absent: `${absent} columns.`,
});

export const COLUMNS_STYLES = {
  productImagesStyle: {
    what: {
      en: 'Sizes and positions of the flavour’s pictures. Next to the position keys, it applies to all flavours.',
      fr: 'Tailles et positions des images de la saveur. À côté des positions, le champ vaut pour toutes les saveurs.',
    },
    form: FORM.style,
    example: { transform: 'rotate(-4deg)' },
    absent: 'Nothing is changed.',
  },
  productItemStyle: {
    what: {
      en: 'Sizes and positions of the whole tile. Next to the position keys, it applies to all flavours.',
      fr: 'Tailles et positions de la tuile entière. À côté des positions, le champ vaut pour toutes les saveurs.',
    },
    form: FORM.style,
    example: { 'margin-top': '24px' },
    absent: 'Nothing is changed.',
  },
} satisfies Record<string, GuideEntry>;

export const COLUMNS_ITEM = {
  xs: span(
    {
      en: 'a window narrower than 600 px, such as on a phone',
      fr: 'une fenêtre de moins de 600\u202fpx, comme sur un téléphone',
    },
    DEFAULT_SPANS.xs,
  ),
  sm: span({ en: 'a window of 600 px or more', fr: 'une fenêtre d’au moins 600\u202fpx' }, DEFAULT_SPANS.sm),
  md: span({ en: 'a window of 960 px or more', fr: 'une fenêtre d’au moins 960\u202fpx' }, DEFAULT_SPANS.md),
  lg: span(
    { en: 'a window of 1280 px or more', fr: 'une fenêtre d’au moins 1280\u202fpx' },
    DEFAULT_SPANS.lg,
  ),
  ...COLUMNS_STYLES,
} satisfies Record<keyof Columns['fallback']['spans'] | keyof typeof COLUMNS_STYLES, GuideEntry>;
