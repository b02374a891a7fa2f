import { randomBytes } from 'node:crypto';
import { cp, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import type { liveDocument } from '../support/documents';

type Document = ReturnType<typeof liveDocument>;
type Fields = Record<string, unknown>;

/** A mistake in a document, and the text that the preview shows for it. */
export type Mistake = {
  what: string;
  /** Returns the document with the mistake. An object is sent as JSON, a text is sent unchanged. */
  make: (document: Document) => object | string;
  says: { en: string; fr: string };
};

const inRaspberry = (fields: Fields) => (document: Document) => {
  const flavours = document.home.flavours as Fields[];
  return {
    ...document,
    home: {
      ...document.home,
      flavours: flavours.map((flavour) => (flavour.ID === '104' ? { ...flavour, ...fields } : flavour)),
    },
  };
};

export const inTexts = (key: string, text: Fields) => (document: Document) => ({
  ...document,
  home: { ...document.home, texts: { ...(document.home.texts as Fields), [key]: text } },
});

const inJson = (before: RegExp, after: string) => (document: Document) =>
  JSON.stringify(document, null, 2).replace(before, after);

const BAD_FILES = {
  portrait: '/upload/portrait.jpg',
  turned: '/upload/turned.jpg',
  heic: '/upload/telephone.heic',
  heavy: '/upload/heavy.png',
  poster: '/upload/poster.png',
  film: '/upload/heavy.mp4',
};

const withFilm = (src: string) => (document: Document) => ({
  ...document,
  home: { ...document.home, videos: [{ VIDEO_LINK_DEKSTOP: src, VIDEO_LINK_MOBILE: src }] },
});

/** The mistakes that docs/editing.md lists and the preview reports. */
export const MISTAKES: Mistake[] = [
  {
    what: 'curly quotation marks',
    make: inJson(/"(Quatorze)"/, '“$1”'),
    says: {
      en: 'A curly or single quotation mark stands at ^. Replace it, and the one at the end of the text, with the straight one: "',
      fr: 'Un guillemet typographique ou simple se trouve en ^. Remplacez-le, ainsi que celui de la fin du texte, par le guillemet droit : "',
    },
  },
  {
    what: 'a comma too many',
    make: inJson(/"saleEnabled": true,/, '$&,'),
    says: {
      en: 'There is one comma too many before ^, or a value is missing.',
      fr: 'Il y a une virgule de trop avant ^, ou une valeur manque.',
    },
  },
  {
    what: 'a comma instead of a point in a number',
    make: inJson(/"PRICE": 9\.1/, '"PRICE": 9,1'),
    says: {
      en: 'The comma in the number before ^ must be a point: 9.1',
      fr: 'La virgule du nombre avant ^ doit être un point : 9.1',
    },
  },
  {
    what: 'a picture that does not exist',
    make: inRaspberry({ PREVIEW_PICTURE: '/upload/flavours/raspberry-new.png' }),
    says: { en: 'an empty space on the page', fr: 'un espace vide sur la page' },
  },
  {
    what: 'the wrong case in a file name',
    make: inRaspberry({ PREVIEW_PICTURE: '/upload/flavours/Framboise-Front.PNG' }),
    says: {
      en: 'did you mean "/upload/flavours/framboise-front.png"?',
      fr: 'vouliez-vous dire « /upload/flavours/framboise-front.png » ?',
    },
  },
  {
    what: 'an ID that another flavour has',
    make: (document) => ({
      ...document,
      home: {
        ...document.home,
        flavours: [
          ...(document.home.flavours as Fields[]),
          { ID: '104', NAME: 'Blackcurrant', SECTION_ID: ['41'], ALLERGENS: 'none' },
        ],
      },
    }),
    says: {
      en: 'the first is kept, this one is left out',
      fr: 'la première est gardée, celle-ci est omise',
    },
  },
  {
    what: 'a product that does not exist',
    make: inRaspberry({ PRODUCT_ID: '9999' }),
    says: {
      en: 'the link to buy leads to the product section',
      fr: 'le lien d’achat mène à la section de produits',
    },
  },
  {
    what: 'a date that does not exist',
    make: inTexts('stores-special', { TEXT_1: '2026-02-30 closed' }),
    says: {
      en: 'one day per line with its hours, each day only once',
      fr: 'un jour par ligne avec ses horaires, chaque jour une seule fois',
    },
  },
  {
    what: 'a text pasted from a web page',
    make: inRaspberry({
      DETAIL_TEXT:
        '<div><h2 onclick="x()">Raspberries</h2><script>track()</script><p>From <a href="javascript:void(0)">our farm</a></p><img src="https://cdn.example/1.jpg"></div>',
    }),
    says: {
      en: 'the page leaves out pictures, headings from a text of flavour “Raspberry” (DETAIL_TEXT)',
      fr: 'la page omet d’un texte de la saveur « Framboise » : images, titres (DETAIL_TEXT)',
    },
  },
  {
    what: 'an allergen with a typing error',
    make: inRaspberry({ ALLERGENS: 'mlik' }),
    says: {
      en: 'annex II; did you mean "milk"?',
      fr: 'annexe II ; vouliez-vous dire « milk » ?',
    },
  },
  {
    what: 'forgotten allergens',
    make: inRaspberry({ ALLERGENS: undefined, INGREDIENTS: 'Cocoa mass, milk, noisettes' }),
    says: {
      en: 'ALLERGENS, because the ingredients or names contain milk, noisettes',
      fr: 'ALLERGENS, car les ingrédients ou les noms contiennent milk, noisettes',
    },
  },
  {
    what: 'a new flavour with the ID of a flavour of the public page',
    make: inRaspberry({
      NAME: 'Pear',
      LEGAL_NAME: 'Dark chocolate with pears',
      SUBNAME: 'Dark 70%, Peru',
      PREVIEW_PICTURE: '/upload/flavours/matcha-front.png',
      DETAIL_PICTURE: undefined,
      PREVIEW_TEXT: 'The pears are from Anjou.',
      DETAIL_TEXT: 'They are dried for a day.',
      INGREDIENTS: 'Cocoa mass, cane sugar, pears 6%.',
      PRODUCT_ID: undefined,
      KCAL: 550,
      COCOA: 70,
      ACCENT: '#B5B35C',
    }),
    says: {
      en: 'flavour “Pear” has the ID 104, which is flavour “Raspberry” on the public page; a new flavour needs an ID of its own',
      fr: 'la saveur « Pear » a l’ID 104, qui est celui de la saveur « Framboise » sur la page publique',
    },
  },
  {
    what: 'an outdated price per kg',
    make: inRaspberry({ PRICE_PER_KG: 112.86 }),
    says: {
      en: 'flavour “Raspberry” costs 9.10 for 70 g, which is 130.00 per kg, but PRICE_PER_KG says 112.86',
      fr: 'la saveur « Framboise » coûte 9.10 pour 70 g, soit 130.00 le kg, mais PRICE_PER_KG indique 112.86',
    },
  },
  {
    what: 'a field name with a typing error',
    make: inRaspberry({ PRICE: undefined, PRIC: 9.1 }),
    says: {
      en: '“PRIC” is not a known name; did you mean “PRICE”?',
      fr: '« PRIC » n’est pas un nom connu ; vouliez-vous dire « PRICE » ?',
    },
  },
  {
    what: 'a mini that does not exist',
    make: inRaspberry({ MINI_ID: '2999' }),
    says: { en: 'shown without a mini', fr: 'affichée sans mini' },
  },
  {
    what: 'a collection that does not exist',
    make: inRaspberry({ SECTION_ID: ['411'] }),
    says: { en: 'not shown in any collection', fr: 'affichée dans aucune collection' },
  },
  {
    what: 'a flavour in no collection',
    make: inRaspberry({ SECTION_ID: undefined, IBLOCK_SECTION_ID: undefined }),
    says: {
      en: 'flavour “Raspberry” is in no collection, so the home page does not show it',
      fr: 'la saveur « Framboise » n’est dans aucune collection : la page d’accueil ne la montre pas',
    },
  },
  {
    what: 'a phone number that cannot be called',
    make: inTexts('stores-phone', { NAME: '+33 (0)1 99 00 14 14' }),
    says: { en: 'remove the (0)', fr: 'supprimez le (0)' },
  },
  {
    what: 'latitude and longitude in the wrong order',
    make: inTexts('stores-location', { NAME: '2.3378,48.8519' }),
    says: { en: 'latitude and longitude seem to be swapped', fr: 'latitude et longitude semblent inversées' },
  },
  {
    what: 'a price with a misplaced point',
    make: inRaspberry({ PRICE: 91 }),
    says: {
      en: 'the price (PRICE) of flavour “Raspberry” is 91; other flavours are around 8.3',
      fr: 'la saveur « Framboise » : prix (PRICE) de 91 ; les autres saveurs sont autour de 8.3',
    },
  },
  {
    what: 'kJ and kcal in the wrong order',
    make: inRaspberry({ ENERGY_KJ: 541, KCAL: 2248 }),
    says: { en: 'the two values seem to be swapped', fr: 'les deux valeurs semblent inversées' },
  },
  {
    what: 'a button address without https://',
    make: inTexts('corporate-button', { NAME: 'Ask', TEXT_1: 'www.quatorze.example/contact' }),
    says: {
      en: 'an http(s), mailto or tel address, or a path',
      fr: 'une adresse http(s), mailto ou tel, ou un chemin',
    },
  },
  {
    what: 'a colour in words',
    make: inRaspberry({ ACCENT: 'raspberry red' }),
    says: { en: 'a colour such as #B5713C', fr: 'une couleur comme #B5713C' },
  },
  {
    what: 'a last day for orders that has passed',
    make: inTexts('corporate-until', { NAME: '2020-11-15', TEXT_1: 'Orders close on 15 November.' }),
    says: {
      en: 'the last day for orders, 2020-11-15, has passed, so visitors do not see its text',
      fr: 'le dernier jour de commande, 2020-11-15, est passé : les visiteurs ne voient pas son texte',
    },
  },
  {
    what: 'a portrait photo in a place for a landscape photo',
    make: inTexts('story', { NAME: 'Beans', PICTURE: BAD_FILES.portrait }),
    says: {
      en: 'the picture of “story” (PICTURE) is 900 × 1600 px, but its place has the shape 4:3: 58% of it is cut off',
      fr: 'l’image de « story » (PICTURE) fait 900 × 1600 px, mais sa place a la forme 4:3 : 58 % en est coupé',
    },
  },
  {
    what: 'a photo that the camera has turned',
    make: inTexts('story', { NAME: 'Beans', PICTURE: BAD_FILES.turned }),
    says: { en: 'stored turned by the camera', fr: 'enregistrée tournée par l’appareil' },
  },
  {
    what: 'a photo in the format of a telephone (HEIC)',
    make: inTexts('story', { NAME: 'Beans', PICTURE: BAD_FILES.heic }),
    says: {
      en: 'has a format that browsers cannot show (HEIC); save it as JPEG, PNG, WebP or AVIF',
      fr: 'a un format que les navigateurs n’affichent pas (HEIC) ; enregistrez-la en JPEG, PNG, WebP ou AVIF',
    },
  },
  {
    what: 'a picture of 12 MB',
    make: inTexts('story', { NAME: 'Beans', PICTURE: BAD_FILES.heavy }),
    says: { en: 'has 12.0 MB; use at most 5 MB', fr: 'fait 12.0 Mo ; 5 Mo au plus conviennent' },
  },
  {
    what: 'a picture of more than 40 megapixels',
    make: inTexts('story', { NAME: 'Beans', PICTURE: BAD_FILES.poster }),
    says: {
      en: 'has 48.0 megapixels; use at most 40, or its place can stay empty',
      fr: 'fait 48.0 mégapixels ; 40 au plus conviennent, sinon sa place peut rester vide',
    },
  },
  {
    what: 'a film of 80 MB',
    make: withFilm(BAD_FILES.film),
    says: {
      en: `the film ${BAD_FILES.film} has 80.0 MB; use at most 8 MB`,
      fr: `le film ${BAD_FILES.film} fait 80.0 Mo ; 8 Mo au plus conviennent`,
    },
  },
  {
    what: 'a film that some browsers cannot play',
    make: withFilm('/upload/intro/mobile.webm'),
    says: {
      en: 'has no version that all browsers play, only WebM/VP9; add one in MP4 with H.264',
      fr: 'n’a pas de version que tous les navigateurs lisent, seulement WebM/VP9 ; ajoutez-en une en MP4 avec H.264',
    },
  },
];

export async function writeBadFiles(folder: string): Promise<void> {
  const at = (address: string) => path.join(folder, address);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'brown' } });
  await plain(900, 1600).jpeg().toFile(at(BAD_FILES.portrait));
  await plain(1600, 1200).jpeg().withMetadata({ orientation: 6 }).toFile(at(BAD_FILES.turned));
  await writeFile(at(BAD_FILES.heic), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  const raw = { width: 2000, height: 2000, channels: 3 } as const;
  await sharp(randomBytes(2000 * 2000 * 3), { raw })
    .png()
    .toFile(at(BAD_FILES.heavy));
  await plain(8000, 6000).png().toFile(at(BAD_FILES.poster));
  await cp(at('/upload/intro/mobile.mp4'), at(BAD_FILES.film));
  await truncate(at(BAD_FILES.film), 80_000_000);
}
