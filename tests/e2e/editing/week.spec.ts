import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { liveDocument } from '../support/documents';
import { isInstalled, KEPT_AT_ONCE, startRedis } from '../support/processes';
import { requestPublish, healthOf, pageAt } from '../support/requests';
import { buildWithOwnPublic, startStorefront } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { inTexts, MISTAKES, writeBadFiles } from './mistakes';

import { PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { deployments, startContentServer } from '@/tests/content-server';

type Document = ReturnType<typeof liveDocument>;
type Fields = Record<string, unknown>;

const PREVIEW_SECRET = 'editors-only-secret';
const ADA = 'adas-own-secret-for-publishing';
const BOB = 'bobs-own-secret-for-publishing';

const french = (name: string) => JSON.parse(readFileSync(`content/${name}.fr.json`, 'utf8')) as Document;

async function startWeek() {
  const documents: Record<string, object | string> = {};
  const source = await startContentServer(deployments(documents));
  const redis = await startRedis(KEPT_AT_ONCE);
  const settings = {
    CONTENT_SOURCE: `${source.url}/{deployment}.{locale}.json`,
    CONTENT_REVALIDATE_SECONDS: 'off',
    LOCALES: 'en,fr',
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    REVALIDATE_SECRET: `ada:${ADA},bob:${BOB}`,
    PREVIEW_SECRET,
  };
  reset(documents);
  const directory = await buildWithOwnPublic();
  await writeBadFiles(path.join(directory, 'public'));
  const join = () => startStorefront(settings, directory);
  const [a, b] = [await join(), await join()];
  const stop = async () => {
    for (const each of [a, b, redis, source]) await each.stop();
    await rm(directory, { recursive: true });
  };
  return { documents, source, join, a, b, stop };
}

function reset(documents: Record<string, object | string>): void {
  const live = { 'live.en': liveDocument(), 'live.fr': french('live') };
  Object.assign(documents, live, { 'next.en': live['live.en'], 'next.fr': live['live.fr'] });
}

type Week = Awaited<ReturnType<typeof startWeek>>;

/** Before each test, `live` is public, and editors work on `next`. */
const test = base.extend<{ week: Week }>({
  week: async ({ once, page }, provide) => {
    const week = await once(startWeek);
    reset(week.documents);
    await publish(week.a, { deployment: 'live', anyway: true });
    await provide(week);
    await page.goto('about:blank');
  },
});

test.skip(!isInstalled('redis-server'), 'needs redis-server');

type Answer = { status: string; id: string; version: string; error?: string };

async function publish(
  server: { url: string },
  body: object,
  secret = ADA,
): Promise<Answer & { code: number }> {
  const response = await requestPublish(server, body, secret);
  return { ...((await response.json()) as Answer), code: response.status };
}

/** Returns the HTML of a preview, with ordinary spaces instead of non-breaking spaces. */
async function previewOf({ url }: { url: string }, deployment: string, path = '/'): Promise<string> {
  const cookie = `${PREVIEW_COOKIE}=${previewCookieValue(deployment, PREVIEW_SECRET)}`;
  const response = await fetch(url + path, { headers: { cookie, accept: 'text/html' } });
  return (await response.text()).replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** Returns the text of a preview's bar, or of the whole page if the preview failed. */
function wordsIn(html: string): string {
  const [bar] = /<aside[^>]*data-preview-bar[^]*?<\/aside>/.exec(html) ?? [];
  const [main = ''] = /<main[^]*?<\/main>/.exec(html) ?? [];
  return (bar ?? main)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

const historyAt = async ({ url }: { url: string }) => {
  const response = await fetch(`${url}/api/publications`, { headers: { authorization: `Bearer ${ADA}` } });
  const { publications } = (await response.json()) as {
    publications: { outcome: string; by?: string; deployment: string; version?: string; due?: string }[];
  };
  return publications;
};

const titled = (NAME: string) => inTexts('page-title', { NAME })(liveDocument());

const planned = async (instance: { url: string }) =>
  (await healthOf(instance, ADA)).planned?.map(({ id, deployment }) => `${id} ${deployment}`) ?? [];

for (const { what, make, says } of MISTAKES)
  test(`the preview explains the mistake “${what}” in both languages`, async ({ week: { documents, a } }) => {
    Object.assign(documents, { 'next.en': make(liveDocument()), 'next.fr': make(french('live')) });
    const visitorsBefore = (await pageAt(a.url)).html;

    const [english, inFrench] = [await previewOf(a, 'next'), await previewOf(a, 'next', '/fr')];

    expect(wordsIn(english)).toContain(says.en);
    expect(wordsIn(inFrench)).toContain(says.fr);
    expect((await pageAt(a.url)).html === visitorsBefore, 'visitors see the same page').toBe(true);
  });

test('the preview shows an untranslated flavour with its English name, and reports missing French allergens', async ({
  week: { documents, a },
}) => {
  const quince = {
    ID: '115',
    NAME: 'Quince',
    SECTION_ID: ['41'],
    ALLERGENS: 'milk',
    INGREDIENTS: 'cocoa, quince, milk',
  };
  const document = liveDocument();
  documents['next.en'] = {
    ...document,
    home: { ...document.home, flavours: [...(document.home.flavours as Fields[]), quince] },
  };
  const behind = french('live');
  documents['next.fr'] = {
    ...behind,
    home: {
      ...behind.home,
      flavours: [...(behind.home.flavours as Fields[]), { ID: '115', SECTION_ID: ['41'] }],
    },
  };

  const inFrench = await previewOf(a, 'next', '/fr');

  expect(inFrench).toMatch(/data-flavour="115"[^]*?lang="en"[^>]*>Quince</);
  const panel = /data-flavour-panel="115"[^]*?<\/flavour-panel>/.exec(inFrench)?.[0] ?? '';
  expect(panel).toContain('Quince');
  expect(panel).not.toContain('data-fact="allergens"');
  expect(inFrench).toContain('la saveur « Quince » n’indique pas d’allergènes');
  expect(await previewOf(a, 'next')).toContain('flavour “Quince” lists no allergens in French');
});

test('reordered categories are listed as one change, and “Fields” shows the path of a clicked flavour name', async ({
  week: { documents, a },
  page,
}) => {
  for (const language of ['en', 'fr']) {
    const document = language === 'en' ? liveDocument() : french('live');
    const categories = (document.home.categories as Fields[]).toReversed();
    documents[`next.${language}`] = { ...document, home: { ...document.home, categories } };
  }
  await page.goto(`${a.url}/api/preview?deployment=next&secret=${PREVIEW_SECRET}`);
  const bar = page.locator('[data-preview-bar]');
  await expect(bar.getByRole('button', { name: 'Fields' })).toBeVisible(); // a script adds this button
  await bar.locator('dd summary').nth(1).click();
  await expect(bar.locator('[data-change]')).toHaveText([/^Categories: new order · /]);
  await page.keyboard.press('Escape');
  await expect(bar.locator('[data-change]')).toBeHidden();

  await bar.getByRole('button', { name: 'Fields' }).click();
  const things = page.locator('button[data-flavour] [data-name]');
  for (let index = 0; index < 10; index++) {
    const thing = things.nth(index);
    await thing.click();
    const path = `flavours › ${await thing.innerText()}, `;
    await expect(page.getByRole('dialog', { name: 'Field' })).toContainText(path);
    await expect(page.getByRole('dialog', { name: 'Field' })).toContainText(' › NAME');
    await page.keyboard.press('Escape');
  }
});

test('a publisher can cancel another publisher’s plan, and two simultaneous publishes are both recorded', async ({
  week: { documents, a, b },
}) => {
  documents['next.en'] = titled('Autumn');
  const at = '2999-12-01T08:00:00.000Z';

  const first = await publish(a, { deployment: 'next', at });
  await expect.poll(() => planned(b)).toEqual([`${first.id} next`]);
  await publish(b, { cancel: first.id }, BOB);
  await expect.poll(() => planned(a)).toEqual([]);
  const second = await publish(b, { deployment: 'next', at }, BOB);
  await expect.poll(() => planned(a)).toEqual([`${second.id} next`]);
  await publish(a, { cancel: second.id });

  const both = await Promise.all([
    publish(a, { deployment: 'next' }, ADA),
    publish(b, { deployment: 'live' }, BOB),
  ]);

  expect(both.map(({ code }) => code)).toEqual([200, 200]);
  const done = (await historyAt(a)).filter(({ due }) => due === undefined).slice(0, 2);
  expect(done.map(({ by, deployment }) => `${by}: ${deployment}`).sort()).toEqual(['ada: next', 'bob: live']);
  const [last] = done;
  for (const instance of [a, b])
    await expect.poll(async () => (await healthOf(instance)).deployment).toBe(last?.deployment);
});

test('while the source fails, the preview reports the failure, and a new server can publish an earlier version', async ({
  week: { documents, source, join, a, b },
}) => {
  const yesterday = await publish(a, { deployment: 'live' });
  documents['next.en'] = titled('Autumn');
  await publish(a, { deployment: 'next' });
  source.answer((_, response) => response.destroy());

  const preview = await previewOf(b, 'next');
  expect(preview).toContain('No answer');
  expect((await pageAt(a.url)).title).toContain('Autumn');
  expect(await publish(a, { deployment: 'next' })).toMatchObject({ code: 502 });

  const restarted = await join();
  try {
    expect((await pageAt(restarted.url)).title).toContain('Autumn');
    expect(await publish(restarted, { version: yesterday.version }, BOB)).toMatchObject({ code: 200 });
    for (const instance of [a, b, restarted])
      await expect.poll(async () => (await healthOf(instance)).version).toBe(yesterday.version);
    expect((await historyAt(a))[0]).toMatchObject({ by: 'bob', version: yesterday.version });
  } finally {
    await restarted.stop();
    source.answer(deployments(documents));
  }
});
