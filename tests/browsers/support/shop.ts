import { aCategory, aCollection, aDocument, aFlavour, aProduct, type Wire } from '../../content';

const picture = (name: string, width: number, height: number) => ({
  SRC: `/upload/${name}`,
  WIDTH: width,
  HEIGHT: height,
  ALT: `Image ${name}`,
});
const tablet = picture('flavours/coco-citron-front.png', 1000, 1000);
const slides = (section: string) =>
  [1, 2, 3].map((number) => picture(`${section}/${number}.jpg`, 1600, 1067));
const text = (words: string) => `<p>${`${words} `.repeat(12).trim()}.</p>`;

function aCompleteFlavour(id: string, collection: string, given: Wire = {}): Wire {
  return aFlavour({
    ID: id,
    NAME: `Parfum ${id}`,
    SUBNAME: 'Pure origine',
    PREVIEW_TEXT: `Une tablette de quatre carrés, moulée le matin même.`,
    DETAIL_TEXT: `<p>Secret du parfum ${id}: torréfié ${id} minutes.</p>`,
    PREVIEW_PICTURE: tablet,
    SECTION_ID: [collection],
    PRODUCT_ID: '501',
    NET_WEIGHT: 80,
    INGREDIENTS: 'Fèves de cacao, sucre, lait entier, noisettes',
    ALLERGENS: ['lait', 'noisettes'],
    ...given,
  });
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(from + index));

/** Returns content that differs from the repository's content in texts, numbers and language. */
export function aCompleteShop(): ReturnType<typeof aDocument> {
  return aDocument({
    common: {
      siteName: 'Maison Onze',
      locale: 'fr',
      allergenPattern: 'lait|noisettes?',
      productSections: [{ ID: '31', CODE: 'noir' }],
    },
    home: {
      texts: {
        intro: {
          NAME: 'Maison Onze',
          TEXT_1: 'Onze parfums, faits à la main.',
          PICTURES: [
            picture('intro/desktop-poster.jpg', 1600, 900),
            picture('intro/mobile-poster.jpg', 720, 1280),
          ],
        },
        'intro-button': { NAME: 'À la boutique' },
        shop: { NAME: 'En rayon' },
        flavours: { NAME: 'Les parfums', TEXT_1: 'Choisissez une tablette.' },
        story: {
          NAME: 'La fève',
          TEXT_1: text('Une fève sur mille'),
          PICTURE: picture('story/beans.jpg', 1600, 1200),
        },
        'story-second': {
          NAME: 'Le marbre',
          TEXT_1: text('On tempère à la main'),
          PICTURE: picture('story/tempering.jpg', 1600, 1200),
        },
        founder: {
          NAME: 'Ada Onze',
          TEXT_1: text('Elle torréfie'),
          PICTURE: picture('founder/bench.jpg', 1200, 1500),
        },
        corporate: { NAME: 'Entreprises', TEXT_1: text('Des coffrets'), PICTURES: slides('corporate') },
        'corporate-button': { NAME: 'Nous écrire', TEXT_1: 'mailto:pro@onze.example' },
        partnership: { NAME: 'Revendeurs', TEXT_1: text('Un présentoir'), PICTURES: slides('partnership') },
        stores: {
          NAME: 'La boutique',
          TEXT_1: 'Derrière la gare.',
          PICTURE: picture('stores/facade.jpg', 1200, 900),
        },
        'stores-city': { NAME: 'Lyon' },
        'stores-address': { NAME: '11 rue de la Fève, 69001 Lyon' },
        'stores-phone': { NAME: '+33 4 99 00 11 11' },
        'stores-location': { NAME: '45.7676,4.8344' },
        contacts: { NAME: 'Nous joindre' },
        'contacts-email': { NAME: 'bonjour@onze.example' },
      },
      videos: [
        { VIDEO_LINK_DEKSTOP: '/upload/intro/desktop.webm', VIDEO_LINK_MOBILE: '/upload/intro/mobile.webm' },
      ],
      categories: ['bars', 'bonbons', 'gifts', 'minis', 'spreads', 'drinking-chocolate'].map((code) =>
        aCategory({
          CODE: code,
          NAME: `Rayon ${code}`,
          PICTURE: picture(`categories/${code}.jpg`, 900, 1125),
        }),
      ),
      collections: [
        aCollection({ ID: '71', NAME: 'Noirs', UF_WITH_ANCHOR: '1', UF_PRODUCT_SECTION_ID: '31' }),
        aCollection({ ID: '72', NAME: 'Laits', UF_WITH_ANCHOR: '1', UF_PRODUCT_SECTION_ID: '31' }),
      ],
      flavours: [
        ...numbered(701, 9).map((id) => aCompleteFlavour(id, '71', id === '701' ? { MINI_ID: '801' } : {})),
        ...numbered(721, 5).map((id) => aCompleteFlavour(id, '72')),
        { ID: '801', NAME: 'Parfum 701', NET_WEIGHT: 20, PREVIEW_TEXT: 'En deux bouchées.' },
      ],
      products: [aProduct({ ID: '501', CODE: 'tablette' })],
    },
  });
}
