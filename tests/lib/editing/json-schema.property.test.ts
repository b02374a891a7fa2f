import fc from 'fast-check';

import { schema } from '@/lib/content/document/schema';
import type { Field } from '@/lib/content/document/wire';
import { readColumns } from '@/lib/content/entities/columns';
import { parseDocument } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problems';
import type { TextKey } from '@/lib/content/text-keys';
import type { Form } from '@/lib/content/values/forms';
import { aDocument, OWN_MEDIA, read } from '@/tests/content';
import { hostileDocument } from '@/tests/hostile/documents';
import { accepts, acceptsDocument } from '@/tests/json-schema';

const FIELDS = schema(OWN_MEDIA);
const RUNS = 100;

/** Correct and incorrect values that backends and editors write, and random JSON. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', null, false, true, [], {}, 0, 1, -1, 70, 12.5, 101, -0.5],
    ...[
      '0',
      '1',
      ' y ',
      'Y',
      'No',
      'TRUE',
      'false',
      '12,50',
      '1 234,5',
      '-3',
      '-0,0',
      '+4',
      '0',
      '0,00',
      '101',
      '1.2.3',
    ],
    ...['12 g', 'about 70 g', '-3 g', '<b>x</b>', 'a', '.', ' .. ', '...', '\ud800', 'milk, soya'],
    ...['#FFF', '#b5713c', '#12', 'RGB(1 2 3)', 'hsl(26deg 50% 47%)', 'red', '#GGG', ' #fff '],
    ...['/upload/a.jpg', 'a.jpg', 'javascript:run()', 'data:text/html,x', 'mailto:x@y.example'],
    ...['en', 'fr_CA', 'français', 'EUR', ' eur ', 'euro', 'Europe/Paris'],
    ...[['41', 42, null], { 0: 'a', 3: 'b' }, { a: 'b' }, ['/a.jpg', { SRC: '/b.jpg' }], [[1]], 'milk|soya'],
    ...[
      { SRC: '/a.jpg', WIDTH: '10', ALT: 'A' },
      { SRC: 5 },
      { WIDTH: -1 },
      { SRC: '/a.jpg', HEIGHT: 'tall' },
    ],
    ...['{"0":{"xs":12}}', { 0: { xs: 12 } }, { 1: { xs: 'wide' }, note: 5 }, [{ lg: '3,5' }, null]],
    ...[
      { productItemStyle: { 'margin-top': '12px' } },
      { 0: { productItemStyle: { maxWidth: 5, color: 'red' } } },
    ],
    ...[{ productItemStyle: { transform: 'Rotate(4deg)' } }, { productItemStyle: { transform: 'url(x)' } }],
    ...[{ productItemStyle: { Width: '1px' } }, { productItemStyle: { width: '10 PX', color: null } }],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

type Reader = (given: unknown) => Problem[];
type Named = [name: string, form: Form, problemsOf: Reader];

const withField: Record<string, (name: string, given: unknown) => Problem[]> = {
  common: (name, given) => {
    const { problems } = parseDocument(aDocument({ common: { [name]: given } }), OWN_MEDIA);
    return problems.filter(({ path }) => path.startsWith(`$.common.${name}`));
  },
  collection: (name, given) => {
    const { value: columns, problems } = read(FIELDS.collection, { [name]: given });
    readColumns(columns?.UF_COLS_JSON, undefined, '$', (problem) => problems.push(problem));
    return problems;
  },
};

/** For each kind of value, such as a number or a list, the name and parser of one field. */
const ALL: Named[] = [
  ...new Map(
    Object.entries(FIELDS)
      .flatMap(([entity, { shape }]) =>
        Object.entries<Field<unknown>>(shape).map(([name, field]): Named => {
          const whole = withField[entity];
          const problemsOf: Reader = (given) => (whole ? whole(name, given) : read(field, given).problems);
          return [`${entity}.${name}`, field.form, problemsOf];
        }),
      )
      .map((named) => [named[1], named]),
  ).values(),
];

test.each(ALL)('the parser reports every value of %s that the schema refuses', (_, form, problemsOf) => {
  const takesValue = accepts(form);

  fc.assert(
    fc.property(value, (given) => takesValue(given) || problemsOf(given).length > 0),
    { numRuns: RUNS },
  );
});

/** Problems that a JSON schema cannot express, recognised by their `expected` text. */
const PARSER_ONLY: { why: string; expected: RegExp }[] = [
  {
    why: 'a schema cannot see that a text contains only markup',
    expected: /^(?:text that is not empty|a number of 0 or more, or text)$/,
  },
  {
    why: 'the allowed origins are a setting, and paths must be resolved',
    expected: /^a path, or an address on an allowed/,
  },
  { why: 'a pattern cannot compare a percentage given as text', expected: /^a percentage/ },
  {
    why: 'a schema does not read JSON inside text',
    expected: /^(?:JSON with column widths|column widths by position)/,
  },
  {
    why: 'only Intl lists the valid languages, currencies and time zones',
    expected: /^(?:a language|an ISO 4217 currency|an IANA time zone)/,
  },
  {
    why: 'only RE2 can validate its expressions',
    expected: /^a (?:regular expression in RE2|simpler regular expression)/,
  },
];
const isParserOnly = ({ expected }: Problem) =>
  PARSER_ONLY.some((exception) => exception.expected.test(expected));

test.each(ALL)(
  'the schema refuses a value of %s if the parser reports a problem that a schema can express',
  (_, form, problemsOf) => {
    const takesValue = accepts(form);

    fc.assert(
      fc.property(value, (given) => !takesValue(given) || problemsOf(given).every(isParserOnly)),
      { numRuns: RUNS },
    );
  },
);

test('the parser reports problems in every document that the schema refuses', () => {
  fc.assert(
    fc.property(
      hostileDocument,
      (document) => acceptsDocument(document) || parseDocument(document, OWN_MEDIA).problems.length > 0,
    ),
    { numRuns: 30 },
  );
});

const SINGLE_VALUES: [key: TextKey, good: string[], bad: string[]][] = [
  [
    'stores-location',
    ['48.8519,2.3378', ' -33.9 ; 18.4', '48.85&#44;2.33'],
    ['Paris', '48,8519, 2,3378', '48.85'],
  ],
  [
    'stores-opening',
    ['Tu-Sa 10:00-19:00', 'Mo,We  09:00-12:00,14:00-18:00; Sa 10:00-13:00'],
    ['Tuesday', '10-19'],
  ],
  ['corporate-until', ['2026-11-30', ' <b>2026-11-30</b> '], ['30 November', '2026-11']],
  ['stores-phone', ['+33 1 99 00 14 14', '<b>01</b>'], ['call us']],
  ['contacts-phone', ['01 99 00 14 14'], ['none']],
  ['contacts-email', ['a@b.example', ' a@b.example '], ['a@b', 'a b@c.example', 'a@b.example?x']],
];

test.each(SINGLE_VALUES)(
  'the schema and the parser agree on the sample values of the text %s',
  (key, good, bad) => {
    const verdicts = [...good, ...bad].map((NAME) => verdictsOn({ [key]: { NAME } }));

    expect(verdicts).toEqual([...good.map(() => TAKEN), ...bad.map(() => REFUSED)]);
  },
);

const LINES: [key: TextKey, good: string[], bad: string[]][] = [
  [
    'stores-special',
    ['2026-12-24 10:00-16:00\r\n\n 2026-12-25 Closed ', '2026-12-24 closed<br>2026-12-25 closed'],
    ['Christmas', '2026-12-24'],
  ],
  [
    'contacts-social',
    ['A|https://a.example\nB | /b | c', 'A|HTTPS://a.example'],
    ['https://a.example', '|https://a.example', 'A|javascript:x'],
  ],
  [
    'corporate-button',
    ['mailto:a@b.example', '/shop', 'Tel:+33'],
    ['a@b.example', '//x.example', 'javascript:x'],
  ],
];

test.each(LINES)('the schema and the parser agree on the sample values of TEXT_1 in %s', (key, good, bad) => {
  const verdicts = [...good, ...bad].map((TEXT_1) => verdictsOn({ [key]: { TEXT_1 } }));

  expect(verdicts).toEqual([...good.map(() => TAKEN), ...bad.map(() => REFUSED)]);
});

const TAKEN = { schema: true, parser: true };
const REFUSED = { schema: false, parser: false };

function verdictsOn(texts: object): { schema: boolean; parser: boolean } {
  const document = aDocument({ home: { texts } });
  return {
    schema: acceptsDocument(document),
    parser: parseDocument(document, OWN_MEDIA).problems.length === 0,
  };
}

const MALFORMED: [what: string, home: object, common?: object][] = [
  ['a flavour without an ID', { flavours: [{ NAME: 'Mint' }] }],
  ['a flavour whose ID is empty', { flavours: [{ ID: ' ' }] }],
  ['a product without a CODE', { products: [{ ID: '1' }] }],
  ['text instead of a list', { collections: 'none' }],
  ['a list whose keys are not numbers', { categories: { dark: { CODE: 'dark' } } }],
  ['a list instead of texts', { texts: [{ NAME: 'x' }] }],
  ['a product section without a CODE', {}, { productSections: [{ ID: '1' }] }],
  ['a currency with too many letters', {}, { currency: 'EURO' }],
];

test.each(MALFORMED)('the schema and the parser refuse %s', (_, home, common = {}) => {
  const document = aDocument({
    home: home as Record<string, unknown>,
    common: common as Record<string, unknown>,
  });

  expect(acceptsDocument(document)).toBe(false);
  expect(parseDocument(document, OWN_MEDIA).problems).not.toEqual([]);
});

test.each<[string, unknown]>([
  ['a list', [1]],
  ['text', 'home'],
  ['null', null],
])('the schema and the parser refuse a document whose `home` is %s', (_, home) => {
  expect(acceptsDocument({ home })).toBe(false);
  expect(parseDocument({ home }, OWN_MEDIA).problems).not.toEqual([]);
});
