import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';
import type { TextKey } from '@/lib/content/text-keys';

/** A key of `home.texts` and its fields. Fields that are not listed are not read for this key. */
export type TextGuide = {
  /** What the text as a whole is. */
  what: string;
  fields: Partial<Record<keyof Schema['text']['shape'], GuideEntry>>;
};

const NOT_SHOWN = 'It is not shown.';

const heading = (example: string): GuideEntry => ({
  what: 'The heading.',
  form: FORM.text,
  example,
  absent: 'There is no heading.',
});
const words = (example: string): GuideEntry => ({
  what: 'The text.',
  form: FORM.block,
  example,
  absent: 'There is no text.',
});
const picture = (example: string): GuideEntry => ({
  what: 'The picture.',
  form: FORM.picture,
  example,
  absent: 'There is no picture.',
});
const pictures = (...example: string[]): GuideEntry => ({
  what: 'Pictures, after PICTURE where both are given.',
  form: FORM.pictures,
  example,
  absent: 'PICTURE alone.',
});

/** A single value: NAME, or TEXT_1 if there is no NAME. */
function single(what: string, form: string, example: string): TextGuide {
  const absent = 'TEXT_1 is taken; without either it is not shown.';
  return {
    what,
    fields: {
      NAME: { what, form, example, absent },
      TEXT_1: { what: `${what} Read where there is no NAME.`, form, example, absent: 'NAME alone is read.' },
    },
  };
}

const button = (what: string, label: string, address: string): TextGuide => ({
  what,
  fields: {
    NAME: {
      what: 'The words on the button.',
      form: FORM.text,
      example: label,
      absent: 'There is no button.',
    },
    TEXT_1: {
      what: 'Where the button leads; a letter without a subject of its own has the section’s heading for one.',
      form: 'an address that begins with `https://`, `mailto:` or `tel:`, or a path such as `/shop`',
      example: address,
      absent: 'There is no button.',
    },
  },
});

export const TEXTS = {
  'page-title': single(
    'What search engines and browser tabs call the page: the house, and what it makes in the words that people search for.',
    FORM.text,
    'Chocolate from the bean, made in Paris · Quatorze',
  ),
  intro: {
    what: 'The first screen.',
    fields: {
      NAME: {
        what: 'The title over the film.',
        form: FORM.text,
        example: 'Quatorze',
        absent: 'There is no title.',
      },
      TEXT_1: words('A collection of 14 original flavours'),
      PICTURE: {
        what: 'The poster of the film; with PICTURES it comes before them.',
        form: FORM.picture,
        example: '/upload/intro/desktop-poster.jpg',
        absent: 'PICTURES alone.',
      },
      PICTURES: {
        what: 'The posters of the film: first that for windows from 960 px, then that for narrower ones.',
        form: FORM.pictures,
        example: ['/upload/intro/desktop-poster.jpg', '/upload/intro/mobile-poster.jpg'],
        absent: 'Nothing is seen until the film comes.',
      },
    },
  },
  'intro-button': single(
    'The words on the first screen’s button, which leads to the shop.',
    FORM.text,
    'To the shop',
  ),
  shop: {
    what: 'What stands above the categories.',
    fields: { NAME: heading('What we make'), TEXT_1: words('Tablets, bonbons and drinking chocolate.') },
  },
  flavours: {
    what: 'What stands above the collections.',
    fields: { NAME: heading('Fourteen flavours'), TEXT_1: words('Press one to see what is in it.') },
  },
  story: {
    what: 'The house’s story.',
    fields: {
      NAME: heading('Three stone mills'),
      TEXT_1: words('<p>We began in a courtyard in 2014.</p>'),
      PICTURE: picture('/upload/story/tempering.jpg'),
      PICTURES: pictures('/upload/story/beans.jpg'),
    },
  },
  'story-second': {
    what: 'The second part of the story.',
    fields: {
      NAME: heading('Six farms'),
      TEXT_1: words('<p>We buy from six farms and know each of them.</p>'),
      PICTURE: picture('/upload/story/beans.jpg'),
      PICTURES: pictures('/upload/story/tempering.jpg'),
    },
  },
  founder: {
    what: 'The founder.',
    fields: {
      NAME: heading('Hélène Marchetti-Roux'),
      TEXT_1: words('<blockquote>A tablet has fourteen squares.</blockquote>'),
      PICTURE: picture('/upload/founder/portrait.jpg'),
      PICTURES: pictures('/upload/founder/workshop.jpg'),
    },
  },
  corporate: {
    what: 'Orders of companies.',
    fields: {
      NAME: heading('Corporate orders'),
      TEXT_1: words('<p>Boxes of three, six or fourteen tablets.</p>'),
      PICTURE: picture('/upload/corporate/box.jpg'),
      PICTURES: pictures('/upload/corporate/box.jpg', '/upload/corporate/sleeves.jpg'),
    },
  },
  'corporate-button': button(
    'The button below the orders of companies.',
    'Ask for a quotation',
    'mailto:orders@quatorze.example',
  ),
  'corporate-until': {
    what: 'Until when companies can order.',
    fields: {
      NAME: {
        what: 'The last day of the deadline, by the shop’s time zone; from the next day on its sentence is not shown.',
        form: 'a date: `2026-11-30`',
        example: '2026-11-30',
        absent: 'The sentence is always shown.',
      },
      TEXT_1: words('Orders for December close on 30 November.'),
    },
  },
  partnership: {
    what: 'Partners and franchise.',
    fields: {
      NAME: heading('Partnership and franchise'),
      TEXT_1: words('<p>Grocers begin with the counter display.</p>'),
      PICTURE: picture('/upload/partnership/counter.jpg'),
      PICTURES: pictures('/upload/partnership/counter.jpg', '/upload/partnership/shop.jpg'),
    },
  },
  'partnership-button': button(
    'The button below partners and franchise.',
    'Request the dossier',
    'mailto:partners@quatorze.example',
  ),
  stores: {
    what: 'The shop.',
    fields: {
      NAME: heading('The shop'),
      TEXT_1: words('The workshop is behind the shop, with a window between the two.'),
      PICTURE: picture('/upload/stores/facade.jpg'),
      PICTURES: pictures('/upload/stores/facade.jpg'),
    },
  },
  'stores-city': single('The shop’s city.', FORM.text, 'Paris'),
  'stores-address': single('The shop’s address.', FORM.text, '14 rue des Quatre-Vents, 75006 Paris'),
  'stores-phone': single(
    'The shop’s telephone number.',
    'a telephone number, with + and the country first',
    '+33 1 99 00 14 14',
  ),
  'stores-hours': single(
    'When the shop is open, in words.',
    FORM.block,
    'Tuesday to Saturday, 10:00 to 19:00',
  ),
  'stores-location': single(
    'Where the shop is on the map.',
    'latitude, then longitude, in degrees with a decimal point: `48.8519,2.3378`',
    '48.8519,2.3378',
  ),
  'stores-opening': single(
    'When the shop is open, for “Open now” and for search engines.',
    'days as Mo, Tu, We, Th, Fr, Sa and Su, then hours: `Tu-Sa 10:00-19:00`; several are parted by semicolons',
    'Tu-Sa 10:00-19:00',
  ),
  'stores-special': {
    what: 'Days with hours of their own.',
    fields: {
      TEXT_1: {
        what: 'Days on which the shop has other hours than in `stores-opening`.',
        form: 'one day a line, its date and its hours: `2026-12-24 10:00-16:00`, or `2026-12-25 closed`',
        example: '2026-12-24 10:00-16:00\n2026-12-25 closed',
        absent: 'Every day is as in `stores-opening`.',
      },
    },
  },
  contacts: {
    what: 'How to reach the house.',
    fields: { NAME: heading('Contact'), TEXT_1: words('We answer in French and English.') },
  },
  'contacts-phone': single(
    'The telephone number for questions.',
    'a telephone number, with + and the country first',
    '+33 1 99 00 14 15',
  ),
  'contacts-email': single(
    'The e-mail address for questions.',
    'an e-mail address',
    'bonjour@quatorze.example',
  ),
  'contacts-social': {
    what: 'The house elsewhere on the web.',
    fields: {
      TEXT_1: {
        what: 'Links to the house elsewhere on the web.',
        form: 'one link a line, its words and its address: `Instagram|https://instagram.example/quatorze`',
        example: 'Instagram|https://instagram.example/quatorze',
        absent: NOT_SHOWN,
      },
    },
  },
  'contacts-legal': {
    what: 'What the law asks to be said of the house.',
    fields: {
      TEXT_1: {
        ...words('© Quatorze SARL, Paris.'),
        what: 'The legal line; links are kept.',
        absent: NOT_SHOWN,
      },
    },
  },
} as const satisfies Record<TextKey, TextGuide>;
