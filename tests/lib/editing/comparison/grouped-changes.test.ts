import type { Change, FieldChange } from '@/lib/editing/comparison/changes';
import { groupChanges } from '@/lib/editing/comparison/grouped-changes';
import { aChange } from '@/tests/changes';

const BOTH = ['en', 'fr'];

const aField = (field: string, after = 'new'): FieldChange => ({ field, path: field, before: 'old', after });
const changed = (over: Partial<Change> & { fields: FieldChange[] }) => aChange({ kind: 'changed', ...over });
const inEach = (change: Change) => BOTH.map((locale) => ({ ...change, locale }));

test('without changes, the list of entries is empty', () => {
  expect(groupChanges([])).toEqual([]);
});

test('if a field has the same change in all languages, the field is listed once, without a language', () => {
  const [english, french] = inEach(changed({ fields: [aField('PRICE')] })) as [Change, Change];

  expect(groupChanges([english, french], BOTH)).toEqual([
    { kind: 'changed', what: 'flavour', change: english, fields: [aField('PRICE')] },
  ]);
});

test('if the new values of a field differ between languages, the field is listed once per language', () => {
  const english = changed({ locale: 'en', fields: [aField('NAME', 'Mint'), aField('LEAD', 'Cool')] });
  const french = changed({ locale: 'fr', fields: [aField('NAME', 'Menthe'), aField('LEAD', 'Frais')] });

  expect(groupChanges([english, french], BOTH)).toEqual([
    {
      kind: 'changed',
      what: 'flavour',
      change: english,
      fields: [
        { ...aField('NAME', 'Mint'), only: [english] },
        { ...aField('NAME', 'Menthe'), only: [french] },
        { ...aField('LEAD', 'Cool'), only: [english] },
        { ...aField('LEAD', 'Frais'), only: [french] },
      ],
    },
  ]);
});

test('if an entity changed in only one language, the language is named once, not for each field', () => {
  const french = changed({ locale: 'fr', fields: [aField('NAME')] });

  expect(groupChanges([french], BOTH)).toEqual([
    { kind: 'changed', what: 'flavour', change: french, only: [french], fields: [aField('NAME')] },
  ]);
});

test('added, removed and moved entities are grouped by the kind of change and the kind of entity', () => {
  const sections = ['21', '22'].map((key) => aChange({ kind: 'removed', what: 'product section', key }));
  const moved = aChange({ kind: 'moved', what: 'category', key: 'bars' });
  const found = groupChanges([...sections, moved, aChange()]);

  expect(found).toEqual([
    { kind: 'added', what: 'flavour', things: [{ change: aChange() }] },
    { kind: 'removed', what: 'product section', things: sections.map((change) => ({ change })) },
    { kind: 'moved', what: 'category', things: [{ change: moved }] },
  ]);
});

test('if one flavour was added in all languages and one only in French, French is named beside the second', () => {
  const [english, french] = inEach(aChange()) as [Change, Change];
  const onlyFrench = aChange({ key: '105', locale: 'fr' });

  expect(groupChanges([english, french, onlyFrench], BOTH)).toEqual([
    {
      kind: 'added',
      what: 'flavour',
      things: [{ change: english }, { change: onlyFrench, only: [onlyFrench] }],
    },
  ]);
});

test('if all entities of a group were added in one language, this language is named once', () => {
  const things = ['1', '2'].map((key) => aChange({ key, locale: 'fr' }));

  expect(groupChanges(things, BOTH)).toEqual([
    { kind: 'added', what: 'flavour', only: [things[0]], things: things.map((change) => ({ change })) },
  ]);
});

test('an entity that is new in one language and changed in another language has two entries', () => {
  const found = groupChanges(
    [aChange({ locale: 'en' }), changed({ locale: 'fr', fields: [aField('NAME')] })],
    BOTH,
  );

  expect(found.map(({ kind, only }) => [kind, only?.map(({ locale }) => locale)])).toEqual([
    ['added', ['en']],
    ['changed', ['fr']],
  ]);
});

test('if an entity changed in two languages, its title is in the reader’s language', () => {
  const english = changed({ locale: 'en', title: 'Mint', fields: [aField('PRICE')] });
  const french = changed({ locale: 'fr', title: 'Menthe', fields: [aField('PRICE')] });

  expect(groupChanges([english, french], ['fr', 'en'])).toMatchObject([{ change: { title: 'Menthe' } }]);
});

test('entries are sorted by importance for visitors, from `saleEnabled` and allergens down to moved entities', () => {
  const found = groupChanges([
    changed({ what: 'settings', key: 'saleEnabled', fields: [aField('saleEnabled')] }),
    changed({ what: 'settings', key: 'timeZone', fields: [aField('timeZone')] }),
    aChange({ what: 'category', kind: 'moved' }),
    aChange({ what: 'product section', kind: 'removed' }),
    changed({ what: 'text', key: 'story', fields: [aField('NAME')] }),
    changed({ key: 'named', fields: [aField('NAME')] }),
    aChange({ kind: 'removed', key: '9' }),
    aChange({ key: '10' }),
    changed({ what: 'settings', key: 'currency', fields: [aField('currency')] }),
    changed({ key: 'dearer', fields: [aField('NAME'), aField('PRICE')] }),
    changed({ key: 'linked', fields: [aField('PRODUCT_ID')] }),
    changed({ what: 'settings', key: 'allergenPattern', fields: [aField('allergenPattern')] }),
    changed({ key: 'safer', fields: [aField('PRICE'), aField('TRACES')] }),
  ]);

  expect(
    found.map((entry) => [
      entry.kind,
      entry.kind === 'changed' ? entry.change.key : entry.what,
      ...('fields' in entry ? entry.fields.map(({ field }) => field) : []),
    ]),
  ).toEqual([
    ['changed', 'saleEnabled', 'saleEnabled'],
    ['changed', 'safer', 'TRACES', 'PRICE'],
    ['changed', 'allergenPattern', 'allergenPattern'],
    ['changed', 'currency', 'currency'],
    ['changed', 'dearer', 'PRICE', 'NAME'],
    ['changed', 'linked', 'PRODUCT_ID'],
    ['removed', 'flavour'],
    ['added', 'flavour'],
    ['removed', 'product section'],
    ['changed', 'named', 'NAME'],
    ['changed', 'story', 'NAME'],
    ['changed', 'timeZone', 'timeZone'],
    ['moved', 'category'],
  ]);
});
