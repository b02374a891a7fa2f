import { button, heading, picture, pictures, single, type TextGuide, words } from './text-shapes';

import { FORM } from '@/lib/content/document/guide-entry';
import type { TextKey } from '@/lib/content/text-keys';

const NOT_SHOWN = 'Nothing is shown.';

export const TEXTS = {
  'page-title': single(
    {
      en: 'The page’s title in search results and browser tabs: the name of the business, and its products in the words that people search for.',
      fr: 'Le titre de la page dans les résultats de recherche et les onglets\u202f: le nom de l’entreprise, et ses produits avec les mots que l’on cherche.',
    },
    FORM.text,
    'Chocolate from the bean, made in Paris – Quatorze',
  ),
  intro: {
    what: 'The first screen.',
    fields: {
      NAME: {
        what: { en: 'The title over the film.', fr: 'Le titre sur le film.' },
        form: FORM.text,
        example: 'Quatorze',
        absent: 'There is no title.',
      },
      TEXT_1: words('A collection of 14 original flavours'),
      PICTURE: {
        what: {
          en: 'The still picture shown before the film. It comes before PICTURES if both are present.',
          fr: 'L’image fixe montrée avant le film. Elle vient avant PICTURES si les deux sont donnés.',
        },
        form: FORM.picture,
        example: '/upload/intro/desktop-poster.jpg',
        absent: 'Only PICTURES are used.',
      },
      PICTURES: {
        what: {
          en: 'The still pictures shown before the film: first for windows of 960 px or more, then for narrower windows.',
          fr: 'Les images fixes montrées avant le film\u202f: d’abord pour les fenêtres d’au moins 960\u202fpx, puis pour les fenêtres plus étroites.',
        },
        form: FORM.pictures,
        example: ['/upload/intro/desktop-poster.jpg', '/upload/intro/mobile-poster.jpg'],
        absent: 'The screen is empty until the film starts.',
      },
    },
  },
  'intro-button': single(
    {
      en: 'The text on the first screen’s button, which opens the shop.',
      fr: 'Le texte du bouton du premier écran, qui ouvre la boutique.',
    },
    FORM.text,
    'To the shop',
  ),
  shop: {
    what: 'Heading and text above the categories.',
    fields: { NAME: heading('What we make'), TEXT_1: words('Tablets, bonbons and drinking chocolate.') },
  },
  flavours: {
    what: 'Heading and text above the collections.',
    fields: { NAME: heading('Fourteen flavours'), TEXT_1: words('Press one to see what is in it.') },
  },
  story: {
    what: 'The story of the business.',
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
    what: 'Orders by companies.',
    fields: {
      NAME: heading('Corporate orders'),
      TEXT_1: words('<p>Boxes of three, six or fourteen tablets.</p>'),
      PICTURE: picture('/upload/corporate/box.jpg'),
      PICTURES: pictures('/upload/corporate/box.jpg', '/upload/corporate/sleeves.jpg'),
    },
  },
  'corporate-button': button(
    'The button below the orders by companies.',
    'Ask for a quotation',
    'mailto:orders@quatorze.example',
  ),
  'corporate-until': {
    what: 'The deadline for orders by companies.',
    fields: {
      NAME: {
        what: {
          en: 'The last day for orders, in the shop’s time zone. From the next day, TEXT_1 is not shown.',
          fr: 'Le dernier jour pour commander, dans le fuseau horaire de la boutique. À partir du lendemain, TEXT_1 n’est plus montré.',
        },
        form: { en: 'a date: `2026-11-30`', fr: 'une date\u202f: `2026-11-30`' },
        example: '2026-11-30',
        absent: 'TEXT_1 is always shown.',
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
  'stores-city': single({ en: 'The shop’s city.', fr: 'La ville de la boutique.' }, FORM.text, 'Paris'),
  'stores-address': single(
    { en: 'The shop’s address.', fr: 'L’adresse de la boutique.' },
    FORM.text,
    '14 rue des Quatre-Vents, 75006 Paris',
  ),
  'stores-phone': single(
    { en: 'The shop’s telephone number.', fr: 'Le numéro de téléphone de la boutique.' },
    {
      en: 'a telephone number that starts with + and the country code',
      fr: 'un numéro de téléphone qui commence par + et l’indicatif du pays',
    },
    '+33 1 99 00 14 14',
  ),
  'stores-hours': single(
    {
      en: 'The opening hours, as text for visitors. Without this text, visitors see the hours of `stores-opening`.',
      fr: 'Les heures d’ouverture, en texte pour les visiteurs. Sans ce texte, les visiteurs voient les heures de `stores-opening`.',
    },
    FORM.block,
    'Tuesday to Saturday, 10:00 to 19:00',
  ),
  'stores-location': single(
    { en: 'Where the shop is on the map.', fr: 'Où la boutique se trouve sur la carte.' },
    {
      en: 'latitude, then longitude, in degrees with a decimal point: `48.8519,2.3378`',
      fr: 'latitude, puis longitude, en degrés avec un point décimal\u202f: `48.8519,2.3378`',
    },
    '48.8519,2.3378',
  ),
  'stores-opening': single(
    {
      en: 'The opening hours, for “Open now” and for search engines.',
      fr: 'Les heures d’ouverture, pour «\u202fOuvert\u202f» et pour les moteurs de recherche.',
    },
    {
      en: 'days as Mo, Tu, We, Th, Fr, Sa and Su, then hours: `Tu-Sa 10:00-19:00`; separate several entries by semicolons',
      fr: 'les jours en anglais abrégé (Mo, Tu, We, Th, Fr, Sa, Su), puis les heures\u202f: `Tu-Sa 10:00-19:00`\u202f; séparez plusieurs entrées par des points-virgules',
    },
    'Tu-Sa 10:00-19:00',
  ),
  'stores-special': {
    what: 'Days with special opening hours.',
    fields: {
      TEXT_1: {
        what: {
          en: 'Days with opening hours that differ from `stores-opening`.',
          fr: 'Les jours dont les heures d’ouverture diffèrent de `stores-opening`.',
        },
        form: {
          en: 'one day per line, with its date and hours: `2026-12-24 10:00-16:00`, or `2026-12-25 closed`',
          fr: 'un jour par ligne, avec sa date et ses heures\u202f: `2026-12-24 10:00-16:00`, ou `2026-12-25 closed` s’il est fermé',
        },
        example: '2026-12-24 10:00-16:00\n2026-12-25 closed',
        absent: '`stores-opening` applies to every day.',
      },
    },
  },
  contacts: {
    what: 'How to contact the business.',
    fields: { NAME: heading('Contact'), TEXT_1: words('We answer in French and English.') },
  },
  'contacts-phone': single(
    { en: 'The telephone number for questions.', fr: 'Le numéro de téléphone pour les questions.' },
    {
      en: 'a telephone number that starts with + and the country code',
      fr: 'un numéro de téléphone qui commence par + et l’indicatif du pays',
    },
    '+33 1 99 00 14 15',
  ),
  'contacts-email': single(
    { en: 'The e-mail address for questions.', fr: 'L’adresse e-mail pour les questions.' },
    { en: 'an e-mail address', fr: 'une adresse e-mail' },
    'bonjour@quatorze.example',
  ),
  'contacts-social': {
    what: 'Other pages of the business on the web.',
    fields: {
      TEXT_1: {
        what: {
          en: 'Links to other pages of the business on the web.',
          fr: 'Liens vers d’autres pages de l’entreprise sur le web.',
        },
        form: {
          en: 'one link per line, with its text and address: `Instagram|https://instagram.example/quatorze`',
          fr: 'un lien par ligne, avec son texte et son adresse\u202f: `Instagram|https://instagram.example/quatorze`',
        },
        example: 'Instagram|https://instagram.example/quatorze',
        absent: NOT_SHOWN,
      },
    },
  },
  'contacts-legal': {
    what: 'The legal notice of the business.',
    fields: {
      TEXT_1: {
        ...words('© Quatorze SARL, Paris.'),
        what: {
          en: 'The legal notice. It can contain links.',
          fr: 'Les mentions légales. Elles peuvent contenir des liens.',
        },
        absent: NOT_SHOWN,
      },
    },
  },
} as const satisfies Record<TextKey, TextGuide>;
