import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { loadDeployment } from '@/lib/editing/preview/load-deployment';
import { PUBLIC_HEADER } from '@/lib/editing/preview/public-query';
import { fieldOf, recordOrigins } from '@/lib/model/field-of';
import { readEnvironment } from '@/lib/platform/environment';
import { loadEdition, loadLocale, loadVersion } from '@/lib/rendering/load';
import {
  LOCALE_HEADER,
  registerSubject,
  RENDER_HEADER,
  type RenderSubject,
} from '@/lib/rendering/render-registry';
import { contentStore, shareContentStore } from '@/lib/versions/shared-store';
import { ContentStore } from '@/lib/versions/store';
import { aDocument } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ ...request.headers, cookie: request.cookie }),
}));

const SECRET = 'editors-only-secret';
const request = { headers: {} as Record<string, string>, cookie: '' };
let folder = '';
let store: ContentStore;

const titled = (title: string) =>
  aDocument({ common: { locale: undefined }, home: { texts: { intro: { NAME: title } } } });
const write = (name: string, document: object) =>
  writeFile(path.join(folder, `${name}.json`), JSON.stringify(document));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'load-'));
  const settings = {
    CONTENT_SOURCE: path.join(folder, '{deployment}.json'),
    CACHE_DIR: path.join(folder, 'cache'),
    LOCALES: 'en,fr',
    PREVIEW_SECRET: SECRET,
  };
  Object.assign(process.env, settings);
  expect(contentStore).toThrow('no content store: start the site with `npm run dev` or `npm start`');
  store = shareContentStore(new ContentStore(readEnvironment(settings)));
});
afterAll(async () => {
  store.stop();
  await rm(folder, { recursive: true, maxRetries: 5 });
});
beforeEach(() => Object.assign(request, { headers: {}, cookie: '' }));
afterEach(() => jest.restoreAllMocks());

/** Registers a version and a language, as the server does for a render. */
async function rendering<T>(subject: RenderSubject, load: () => Promise<T>): Promise<T> {
  const { name, release } = registerSubject(subject);
  request.headers[RENDER_HEADER] = name;
  const answer = await load();
  release();
  return answer;
}

const titleShown = async () => (await loadEdition()).content.home.intro?.title;

test('if there is no content, loadEdition fails, but loadLocale returns the language of the address', async () => {
  await expect(loadEdition()).rejects.toThrow('no content yet');
  expect(await loadLocale()).toBe('en');

  expect(await rendering({ locale: 'fr' }, loadLocale)).toBe('fr');
});

describe('in production', () => {
  const version = aVersionOf('one', { en: titled('Fourteen'), fr: titled('Quatorze') });

  test('the render header of a request selects the version and the language', async () => {
    const subject = { version, locale: 'fr' };

    expect(await rendering(subject, titleShown)).toBe('Quatorze');
    expect(await rendering(subject, loadLocale)).toBe('fr');
    await expect(loadVersion()).rejects.toThrow('of a version that is not being rendered');
  });

  test('preview cookies and development headers do not change the version that is rendered', async () => {
    request.headers = { [LOCALE_HEADER]: 'fr', [PUBLIC_HEADER]: 'true' };
    request.cookie = `${PREVIEW_COOKIE}=${previewCookieValue('autumn', SECRET)}`;

    expect(await rendering({ version }, titleShown)).toBe('Fourteen');
  });

  test('a request without the render header, such as an internal request of the framework, gets the public version', async () => {
    jest.spyOn(store, 'current', 'get').mockReturnValue(version);

    expect(await loadVersion()).toEqual({ version });
  });

  const markupKeys = async (subject: RenderSubject) => {
    const keys = [];
    for (const locale of [undefined, 'fr'])
      keys.push((await rendering({ ...subject, locale }, loadEdition)).markupKey);
    return keys;
  };

  test('static markup is stored separately for each language', async () => {
    expect(await markupKeys({ version })).toEqual(['one', 'one/fr']);
  });

  test('if a preview shows the public version for comparison, the static markup of the public page is used', async () => {
    expect(await markupKeys({ version, preview: { comparedWith: 'autumn' } })).toEqual(['one', 'one/fr']);
  });

  test('static markup with field paths, as in previews, is stored separately from public static markup', async () => {
    const previewed = aVersionOf('one', { en: titled('Fourteen'), fr: titled('Quatorze') });
    for (const { content } of previewed.editions) recordOrigins(content.site, { name: ['common.siteName'] });

    expect(await markupKeys({ version: previewed, preview: {} })).toEqual(['fields-one', 'fields-one/fr']);
    expect(await markupKeys({ version })).toEqual(['one', 'one/fr']);
  });

  test('a French page has the base path /fr and lists English as the other language', async () => {
    const { languages } = await rendering({ version, locale: 'fr' }, loadEdition);

    expect(languages).toMatchObject({ base: '/fr', locale: 'fr', otherLocales: ['en'] });
  });

  test('on a site with one language, loadLocale returns the language of the document', async () => {
    const monolingual = aVersion('alone', aDocument({ common: { locale: 'de' } }));

    expect(await rendering({ version: monolingual }, loadLocale)).toBe('de');
  });
});

describe('in development', () => {
  beforeEach(() => void jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' }));

  const previewing = (value = previewCookieValue('autumn', SECRET)) => {
    request.cookie = `${PREVIEW_COOKIE}=${value}`;
  };

  test('without content, no version is loaded', async () => {
    expect(await loadVersion()).toEqual({ locale: undefined });
  });

  describe('with content', () => {
    beforeAll(async () => {
      await write('live', titled('Fourteen'));
      await write('live.fr', titled('Quatorze'));
      await write('autumn', titled('Fig'));
      await write('autumn.fr', titled('Figue'));
      await store.start();
    });

    test('a visitor sees the public version in the language of the address', async () => {
      expect(await titleShown()).toBe('Fourteen');
      request.headers = { [LOCALE_HEADER]: 'fr' };
      expect(await titleShown()).toBe('Quatorze');
      expect((await loadEdition()).markupKey).not.toContain('fields');
    });

    test('the public version is parsed again for each request, so a changed parser takes effect at once', async () => {
      const { version, ...rest } = await loadVersion();

      expect(rest).toEqual({ locale: undefined });
      expect(version).not.toBe(store.current);
      expect(version?.id).toBe(store.current?.id);
    });

    test('a preview shows the current state of its deployment', async () => {
      previewing();
      expect(await loadVersion()).toMatchObject({ preview: {} });
      expect(await titleShown()).toBe('Fig');
      await write('autumn', titled('Quince'));

      expect(await titleShown()).toBe('Quince');
      expect((await loadEdition()).markupKey).toMatch(/^fields-/);
      request.headers = { [LOCALE_HEADER]: 'fr' };
      expect(await titleShown()).toBe('Figue');
    });

    test('a preview contains the paths of the shown fields', async () => {
      previewing();

      const { intro } = (await loadEdition()).content.home;
      expect(intro && fieldOf(intro, 'title')).toEqual({ 'data-field': 'home.texts.intro.NAME' });
    });

    test('an editor can view the public version for comparison', async () => {
      previewing();
      request.headers = { [PUBLIC_HEADER]: 'true', [LOCALE_HEADER]: 'fr' };

      expect(await loadVersion()).toMatchObject({ locale: 'fr', preview: { comparedWith: 'autumn' } });
      expect(await titleShown()).toBe('Quatorze');
      expect((await loadEdition()).markupKey).not.toContain('fields');
    });

    test('a forged preview cookie is ignored', async () => {
      previewing('autumn.0.forged');

      expect((await loadVersion()).preview).toBeUndefined();
      expect(await titleShown()).toBe('Fourteen');
    });

    test('without a preview, the request header that asks for the public version is ignored', async () => {
      request.headers = { [PUBLIC_HEADER]: 'true' };

      expect((await loadVersion()).preview).toBeUndefined();
    });

    test('loadDeployment throws an error of the kind “missing” if the deployment does not exist', async () => {
      await expect(loadDeployment('winter')).rejects.toMatchObject({ kind: 'missing' });
    });
  });
});
