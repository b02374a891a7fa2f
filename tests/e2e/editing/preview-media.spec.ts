import { PREVIEW_SECRET as SECRET } from '../support/requests';
import { expect, test } from '../support/test';

import { aCategory, aDocument } from '@/tests/content';

const WIDE = { SRC: '/upload/intro/desktop-poster.jpg', ALT: 'A tablet' };

/** The document has a film that only some browsers play, and pictures that are too wide. */
const shopIn = (locale: string) =>
  aDocument({
    common: { siteName: 'Quatorze', locale },
    home: {
      videos: [{ VIDEO_LINK_MOBILE: '/upload/intro/mobile.webm' }],
      categories: ['dark', 'milk'].map((CODE) => aCategory({ CODE, NAME: CODE, PICTURE: WIDE })),
    },
  });

const TEXTS = {
  en: {
    hints: /^Hints/,
    pictures: 'Picture of 1600 × 900 px in a place of the shape 4:5: 55% is cut off · 2 categories',
    film: 'has no version that all browsers play, only WebM/VP9; add one in MP4 with H.264',
  },
  fr: {
    hints: /^Conseils/,
    pictures:
      'Image de 1600 × 900 px à une place de la forme 4:5\u202f: 55\u202f% en est coupé · 2 catégories',
    film: 'n’a pas de version que tous les navigateurs lisent, seulement WebM/VP9\u202f; ajoutez-en une en MP4 avec H.264',
  },
};

for (const locale of ['en', 'fr'] as const)
  test(`the preview bar lists hints about picture and film files (${locale})`, async ({ page, shops }) => {
    const { url } = await shops.take({ live: shopIn(locale) });
    await page.goto(`${url}/api/preview?deployment=live&secret=${SECRET}`);
    const bar = page.locator('[data-preview-bar]');
    const { hints, pictures, film } = TEXTS[locale];

    await bar.getByText(hints).click();

    await expect(bar.getByText(film)).toHaveAttribute('href', '/#top');
    await bar.getByText(pictures).click();
    await expect(bar.getByRole('link', { name: 'milk' })).toHaveAttribute('href', '/#shop');
  });
