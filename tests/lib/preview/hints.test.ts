import { parseDocument } from '@/lib/content/parse';
import { contentHints } from '@/lib/preview/hints';
import { aCategory, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const hintsOf = (home: Wire) => contentHints(parseDocument(aDocument({ home }), OWN_MEDIA).content);
const PICTURE = { SRC: '/upload/a.jpg', WIDTH: 1600, HEIGHT: 1200, ALT: 'A tablet' };
const whole = { ALLERGENS: 'milk', PRICE_PER_KG: 90, PREVIEW_PICTURE: PICTURE };

test('a document that leaves nothing to wish for gets no hints', () => {
  expect(hintsOf({ flavours: [aFlavour(whole)] })).toEqual([]);
});

test('a flavour without allergens or price is named, with its collection to jump to', () => {
  const hints = hintsOf({ flavours: [aFlavour({ ...whole, ALLERGENS: '', PRICE_PER_KG: null })] });

  expect(hints).toEqual([
    { target: 'collection-tablets', text: 'flavour “Mint” names no allergens' },
    { target: 'collection-tablets', text: 'flavour “Mint” has no price per kg' },
  ]);
});

test('a picture without an alternative text is named', () => {
  const hints = hintsOf({
    flavours: [aFlavour(whole)],
    categories: [aCategory({ PICTURE: { ...PICTURE, ALT: undefined } })],
  });

  expect(hints).toEqual([
    { target: 'shop', text: 'a picture of category “Dark chocolate” has no alternative text' },
  ]);
});

test('a picture that is smaller than its slot is named with both widths', () => {
  const hints = hintsOf({
    texts: { founder: { NAME: 'Jeanne', PICTURE: { ...PICTURE, WIDTH: 400 } } },
    flavours: [aFlavour(whole)],
  });

  expect(hints).toEqual([
    { target: 'founder-heading', text: 'a picture of “founder” is 400 px wide; its place asks for 1200' },
  ]);
});

test('a text that is too long for its place is named with both lengths', () => {
  const hints = hintsOf({
    texts: { intro: { NAME: 'Quatorze', TEXT_1: 'x'.repeat(121) }, story: { NAME: 'y'.repeat(41) } },
    flavours: [aFlavour({ ...whole, NAME: 'z'.repeat(41) })],
  });

  expect(hints).toEqual([
    { target: 'top', text: 'the intro’s line has 121 characters; 120 fit well' },
    {
      target: 'collection-tablets',
      text: `flavour “${'z'.repeat(41)}” has 41 characters; 40 fit well`,
    },
    { target: 'story', text: 'the heading of “story” has 41 characters; 40 fit well' },
  ]);
});
