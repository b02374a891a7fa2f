import { readdirSync } from 'node:fs';

import { EnvironmentError, readEnvironment } from '@/lib/platform/environment';
import { LANGUAGES } from '@/lib/platform/locales-list';

const localesOf = (LOCALES: string) => readEnvironment({ LOCALES }).locales;

function faultOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
    return '';
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults.join('\n');
    throw error;
  }
}

test('LOCALES is empty by default, so the site has one language: the locale of the document', () => {
  expect(readEnvironment({}).locales).toEqual([]);
});

test.each([
  ['en,fr', ['en', 'fr']],
  ['fr en', ['fr', 'en']],
  [' en , fr-CA ', ['en', 'fr-CA']],
  ['EN-gb', ['en-GB']],
])('LOCALES=%j is read as a list of languages in the given order', (given, read) => {
  expect(localesOf(given)).toEqual(read);
});

test.each([
  ['en_GB', 'must be language tags such as en,fr or pt-BR; "en_GB" is not one'],
  ['en,français', 'must be language tags such as en,fr or pt-BR; "français" is not one'],
  ['en,fr,EN', 'must name each language once, not en twice'],
  ['en,upload', 'must be languages of the interface (en, fr); "upload" is not one'],
  ['en,de-AT', 'must be languages of the interface (en, fr); "de-AT" is not one'],
])('LOCALES=%j is refused with an explanation', (given, words) => {
  expect(faultOf({ LOCALES: given })).toContain(`LOCALES ${words}`);
});

test('an http(s) CONTENT_SOURCE must contain {locale} if LOCALES lists several languages', () => {
  expect(faultOf({ LOCALES: 'en,fr', CONTENT_SOURCE: 'https://cms.example/{deployment}' })).toBe(
    'CONTENT_SOURCE must contain {locale}, because LOCALES names several languages; it is "https://cms.example/{deployment}"',
  );
});

test('CONTENT_SOURCE can contain {locale} at any position', () => {
  const source = 'https://cms.example/{locale}/{deployment}';

  expect(readEnvironment({ LOCALES: 'en,fr', CONTENT_SOURCE: source }).contentSource).toBe(source);
});

test('CONTENT_SOURCE must not contain {locale} if LOCALES is not set', () => {
  expect(faultOf({ CONTENT_SOURCE: 'content/{deployment}.{locale}.json' })).toContain(
    'CONTENT_SOURCE contains {locale}, so LOCALES must name the languages',
  );
});

test('no folder in `app` or `public` has the same address as a language', () => {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const names = [...folders('app'), ...folders('public')].filter((name) => !name.includes('.'));

  expect(names).toContain('shop');
  expect(names).not.toContainEqual(expect.stringMatching(`^(?:${LANGUAGES.join('|')})(?:-|$)`));
});
