import { parseDocument } from '@/lib/content/parse';
import { aDocument, OWN_MEDIA, type Wire } from '@/tests/content';

function read(common: Wire, addressLanguage?: string) {
  const { content, problems } = parseDocument(aDocument({ common }), OWN_MEDIA, addressLanguage);
  return { site: content.site, problems };
}

test('without settings, the site uses English, the euro and the time zone Europe/Paris, and sale is disabled', () => {
  const { content, problems } = parseDocument({ ...aDocument(), common: undefined }, OWN_MEDIA);

  expect(content.site).toMatchObject({
    name: undefined,
    locale: 'en',
    currency: 'EUR',
    saleEnabled: false,
    timeZone: 'Europe/Paris',
  });
  expect(problems).toEqual([]);
});

test.each([
  ['fr_BE', 'fr-BE'],
  ['fr-ca', 'fr-CA'],
])('the locale “%s” of the document is read as “%s”', (given, locale) => {
  expect(read({ locale: given })).toMatchObject({ site: { locale }, problems: [] });
});

test('each underscore in a locale is read as a hyphen', () => {
  expect(read({ locale: 'zh_Hant_TW' }).site.locale).toBe('zh-Hant-TW');
});

test.each(['klingon', 'klingon-x', 'x', '123456789', '??'])(
  'the unknown locale “%s” is reported and becomes English',
  (locale) => {
    expect(read({ locale })).toMatchObject({
      site: { locale: 'en' },
      problems: [
        {
          path: '$.common.locale',
          expected: 'a language such as "en" or "fr"',
          found: `"${locale}"`,
          action: 'shown as "en"',
        },
      ],
    });
  },
);

test.each(['de', 'ar-EG'])(
  'if LOCALES is unset, the untranslated locale “%s” is kept, and a problem says that labels are in English',
  (locale) => {
    expect(read({ locale })).toMatchObject({
      site: { locale },
      problems: [
        {
          path: '$.common.locale',
          expected: 'a language such as "en" or "fr"',
          found: `"${locale}"`,
          action: 'buttons and labels are in English; only numbers, prices and dates are in this language',
        },
      ],
    });
  },
);

test('if LOCALES makes a document French, the locale “de” or no locale becomes “fr”, and “fr-CA” is kept', () => {
  expect(read({ locale: undefined }, 'fr')).toMatchObject({ site: { locale: 'fr' }, problems: [] });
  expect(read({ locale: 'fr-CA' }, 'fr')).toMatchObject({ site: { locale: 'fr-CA' }, problems: [] });
  expect(read({ locale: 'de' }, 'fr')).toMatchObject({
    site: { locale: 'fr' },
    problems: [{ expected: '"fr", the language of its address', action: 'shown as "fr"' }],
  });
});

test('a currency code is accepted in capital and small letters, and an unknown code becomes EUR', () => {
  expect(read({ currency: 'chf' })).toMatchObject({ site: { currency: 'CHF' }, problems: [] });
  expect(read({ currency: 'XYZ' })).toMatchObject({
    site: { currency: 'EUR' },
    problems: [
      {
        path: '$.common.currency',
        expected: 'an ISO 4217 currency code such as "EUR"',
        found: '"XYZ"',
        action: 'prices are shown in EUR',
      },
    ],
  });
});

test('an unknown time zone is reported and becomes Europe/Paris', () => {
  expect(read({ timeZone: 'Europe/Lisbon' })).toMatchObject({
    site: { timeZone: 'Europe/Lisbon' },
    problems: [],
  });
  expect(read({ timeZone: 'Mars/Olympus' })).toMatchObject({
    site: { timeZone: 'Europe/Paris' },
    problems: [
      {
        path: '$.common.timeZone',
        expected: 'an IANA time zone such as "Europe/Paris"',
        found: '"Mars/Olympus"',
        action: 'the time zone Europe/Paris is used',
      },
    ],
  });
});

test('plain text in `operator` (the responsible food business) becomes an HTML paragraph', () => {
  expect(read({ operator: 'Quatorze SARL' })).toMatchObject({
    site: { operator: '<p>Quatorze SARL</p>' },
    problems: [],
  });
});
