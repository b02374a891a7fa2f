import { parseDocument } from '@/lib/content/parse';
import { SECTION_TEXTS, type TextSource } from '@/lib/content/section-texts';
import { TEXTS } from '@/lib/editing/field-guide/texts';
import { SECTIONS, type SectionName } from '@/lib/model/sections';
import { aCategory, aDocument, OWN_MEDIA } from '@/tests/content';

const examples = Object.fromEntries(
  Object.entries(TEXTS).map(([key, { fields }]) => [
    key,
    Object.fromEntries(Object.entries(fields).map(([field, { example }]) => [field, example])),
  ]),
);

const homeOf = (texts: object) =>
  parseDocument(aDocument({ home: { categories: [aCategory()], texts } }), OWN_MEDIA).content.home;

const sources = SECTIONS.flatMap(({ name }) =>
  Object.entries<TextSource>(SECTION_TEXTS[name]).map(([property, source]) => ({
    name,
    property,
    ...source,
  })),
);
const valueOf = (home: object, name: SectionName, property: string) =>
  (home as Record<string, Record<string, unknown> | undefined>)[name]?.[property];

test.each(sources)(
  'the $property of the $name section comes from the text $key',
  ({ name, property, key }) => {
    const { [key]: removed, ...others } = examples;

    expect(removed).toBeDefined();
    expect(valueOf(homeOf(examples), name, property)).not.toEqual(valueOf(homeOf(others), name, property));
  },
);

test.each(sources.flatMap(({ place }) => place ?? []))(
  'the text field %s, which can fall back to the first language, has an example in the field guide',
  (place) => {
    const [key = '', field = 'NAME'] = place.split('.');

    expect(examples[key]).toHaveProperty(field);
  },
);

test.each([
  [
    'corporate-button',
    { NAME: 'Order', TEXT_1: 'javascript:alert(1)' },
    'an http(s), mailto or tel address, or a path',
  ],
  ['corporate-until', { NAME: 'soon', TEXT_1: 'Order until then' }, 'a date such as 2026-11-30'],
  ['stores-phone', { NAME: 'call us' }, 'a telephone number'],
  ['contacts-email', { NAME: 'write to us' }, 'an e-mail address'],
  ['stores-opening', { NAME: 'mornings' }, 'hours such as Tu-Sa 10:00-19:00'],
  ['stores-location', { NAME: 'Paris' }, 'latitude,longitude in degrees'],
  ['contacts-social', { TEXT_1: 'our letters' }, 'one link per line: label|address'],
])('if the text %s is invalid, the problem states the expected format', (key, text, expected) => {
  const { problems } = parseDocument(aDocument({ home: { texts: { ...examples, [key]: text } } }), OWN_MEDIA);

  expect(problems.filter(({ path }) => path.startsWith(`$.home.texts.${key}`))).toEqual([
    expect.objectContaining({ expected }),
  ]);
});
