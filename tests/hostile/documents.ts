import fc from 'fast-check';

import { type Schema, schema } from '@/lib/content/document/schema';

/** Texts that end the markup around them, begin new markup, or mean different things to different parsers. */
const TRICKS = [
  ...'< > " \' ` & &lt; &#x3c; &quot; \\ \\u003c % %2f ❤️ <!-- --> <![CDATA[ ]]> "> </a> <p> <li> <mark>'.split(
    ' ',
  ),
  ...'</body></html> </script> </style> </title> </textarea> <script> &lt;/body&gt;&lt;script&gt;'.split(' '),
  ...['\0', '\r', '\n', '\u2028', '\ud800', '\ufeff'],
  '<script src="/_next/static/chunks/x.js" async="">',
  '(self.__next_f=self.__next_f||[]);window.ran=1',
  'self.__next_f.push([1,"',
  '"]);window.ran=1//',
  '<svg onload="window.ran=1">',
  '<img src=x onerror="window.ran=1">',
  '<iframe srcdoc="<script>window.ran=1</script>">',
  '<base href="https://x.example/">',
  '<meta http-equiv="refresh" content="0;url=https://x.example/">',
  '<form action="https://x.example/">',
  '<a href="javascript:window.ran=1">',
  '<a href="https://x.example/',
  'label|https://x.example/" onclick="window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
  ...'javascript:window.ran=1 //x.example /upload/intro/desktop-poster.jpg /upload/../x'.split(' '),
  ...'48.8519,2.3378 12,50 1e999 {"0":{"xs":12}} __proto__ milk ((a*)*)*'.split(' '),
  'Tu-Sa 10:00-19:00',
];

const hostileText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...TRICKS) }, fc.string({ unit: 'binary' })), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

const picture = fc.record({ SRC: hostileText, WIDTH: fc.integer(), HEIGHT: fc.integer(), ALT: hostileText });
const value = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom('/upload/og.jpg', 'Y', '1', 0, -1, 70, null, true, [], {}) },
  { weight: 1, arbitrary: picture },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const fieldsOf = (entity: Schema[keyof Schema]) => Object.keys(entity.shape);

/** The fields of `over` make the entity visible on the page. */
function anyEntity(name: keyof Schema, over: Record<string, fc.Arbitrary<unknown>> = {}) {
  const fields = fieldsOf(SCHEMA[name]).map((field) => [field, value]);
  return fc.record(
    { ...(Object.fromEntries(fields) as Record<string, typeof value>), ...over },
    { requiredKeys: Object.keys(over) },
  );
}

const SCHEMA = schema({ origins: [] });
const TEXTS = [
  ...['intro', 'intro-button', 'shop', 'flavours', 'story', 'story-second', 'founder', 'corporate'],
  ...[
    'page-title',
    'corporate-until',
    'corporate-button',
    'partnership',
    'partnership-button',
    'stores',
    'stores-city',
    'stores-address',
  ],
  ...['stores-phone', 'stores-hours', 'stores-location', 'stores-opening', 'contacts', 'contacts-phone'],
  ...['contacts-email', 'contacts-social', 'contacts-legal'],
];
const text = anyEntity('text', { NAME: fc.oneof(hostileText, fc.constant('Words')) });
const ids = fc.constantFrom('1', '2', '3', '4');
const id = fc.oneof({ weight: 5, arbitrary: ids }, { weight: 1, arbitrary: value });

/** Documents that show as many entities as possible. */
export const hostileDocument = fc.record({
  common: anyEntity('common', {
    productSections: fc.array(anyEntity('product', { ID: id, CODE: hostileText }), { maxLength: 2 }),
    allergenPattern: fc.oneof(fc.constant('milk|a'), value),
  }),
  home: fc.record({
    texts: fc.dictionary(fc.constantFrom(...TEXTS), text, { minKeys: 3, maxKeys: TEXTS.length }),
    videos: fc.array(anyEntity('video'), { maxLength: 2 }),
    categories: fc.array(anyEntity('category', { CODE: hostileText }), { maxLength: 3 }),
    collections: fc.array(anyEntity('collection', { ID: id }), { minLength: 1, maxLength: 3 }),
    flavours: fc.array(anyEntity('flavour', { ID: id, SECTION_ID: id, NAME: value, INGREDIENTS: value }), {
      minLength: 1,
      maxLength: 6,
    }),
    products: fc.array(anyEntity('product', { ID: id, CODE: hostileText }), { maxLength: 3 }),
  }),
});

/** Puts the same text into every field, except ids and the fields that make an entity visible. */
export function documentOf(words: string): { common: object; home: object } {
  const filled = (name: keyof Schema, over: Record<string, unknown> = {}) => ({
    ...Object.fromEntries(fieldsOf(SCHEMA[name]).map((field) => [field, words])),
    ...over,
  });
  return {
    common: filled('common', {
      locale: 'en',
      currency: 'EUR',
      saleEnabled: true,
      allergenPattern: 'milk|a',
      productSections: [{ ID: '21', CODE: 'dark' }],
    }),
    home: {
      texts: Object.fromEntries(TEXTS.map((key) => [key, filled('text')])),
      videos: [filled('video')],
      categories: [filled('category', { CODE: 'bars' })],
      collections: [filled('collection', { ID: '1', UF_WITH_ANCHOR: '1', UF_COLS_JSON: '{}' })],
      flavours: ['1', '2'].map((flavour) =>
        filled('flavour', { ID: flavour, SECTION_ID: '1', MINI_ID: '2' }),
      ),
      products: [filled('product', { ID: words })],
    },
  };
}
