import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isInstalled, type Process, startPhp } from '../support/processes';
import { expect, test as base } from '../support/test';

/** The tests run this document's PHP script and SQL view on an SQLite database. */
const DOCUMENT = readFileSync('docs/backends.md', 'utf8');

function blockOf(language: string): string {
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(DOCUMENT)?.[1];
  if (block === undefined) throw new Error(`docs/backends.md has no block of ${language}`);
  return block;
}

/** The columns that the SQL view reads from the shop's table. */
const FLAVOUR_COLUMNS = /SORT,[^]*?(?=\s+FROM)/.exec(blockOf('sql'))?.[0] ?? '';

const SHOP = `
CREATE TABLE shop_flavours (${FLAVOUR_COLUMNS}, ACTIVE);
INSERT INTO shop_flavours (SORT, ID, NAME, IBLOCK_SECTION_ID, PRICE, SALT, ALLERGENS, ACTIVE)
  VALUES (2, 102, 'Sea salt', 41, '8,90', 0.9, '["milk", "soya"]', 'Y'),
         (1, 101, 'Madagascar', 41, 8.9, NULL, 'milk, soya', 'Y'), (3, 103, 'Gone', 41, 1, NULL, NULL, 'N');
CREATE TABLE storefront_deployments (NAME, SITE_NAME, LOCALE, CURRENCY, SALE_ENABLED, ALLERGEN_PATTERN, OPERATOR, TIME_ZONE);
INSERT INTO storefront_deployments VALUES ('live', 'Quatorze', 'en', 'EUR', 'Y', 'milk|soya', 'Quatorze, Paris', NULL);
CREATE TABLE storefront_texts (DEPLOYMENT, SORT, TEXT_KEY, NAME, TEXT_1, PICTURE, PICTURES);
INSERT INTO storefront_texts VALUES ('live', 1, 'intro', 'From a database', 'Row by row.', NULL,
  '["/upload/intro/desktop-poster.jpg", {"SRC": "/upload/intro/mobile-poster.jpg", "ALT": "Chocolate"}]');
CREATE TABLE storefront_collections (DEPLOYMENT, SORT, ID, NAME, UF_COLS_JSON);
INSERT INTO storefront_collections VALUES ('live', 1, 41, 'Dark', '{"0": {"xs": 12}}');
CREATE TABLE storefront_categories (DEPLOYMENT, SORT, CODE, NAME, PICTURE);
CREATE TABLE storefront_products (DEPLOYMENT, SORT, ID, CODE);
CREATE TABLE storefront_product_sections (DEPLOYMENT, SORT, ID, CODE);
CREATE TABLE storefront_videos (DEPLOYMENT, SORT, VIDEO_LINK_DEKSTOP, VIDEO_LINK_MOBILE);
`;

const TOKEN = 'a-token-of-the-shop';
const BEARER = { authorization: `Bearer ${TOKEN}` };

/** Starts the script with a shop database. Sets STOREFRONT_TOKEN only if a token is given. */
type StartShop = (token?: string) => Promise<Process & { url: string }>;

const test = base.extend<{ startShop: StartShop }>({
  startShop: async ({}, provide) => {
    const started: Process[] = [];
    await provide(async (token) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
      const dsn = `sqlite:${path.join(folder, 'shop.sqlite')}`;
      const fill = '(new PDO($argv[1]))->exec(stream_get_contents(STDIN));';
      execFileSync('php', ['-r', fill, dsn], { input: SHOP + blockOf('sql') });
      await writeFile(path.join(folder, 'storefront.php'), blockOf('php'));
      const php = await startPhp(folder, { SHOP_DSN: dsn, ...(token && { STOREFRONT_TOKEN: token }) });
      started.push(php);
      return { ...php, url: `http://127.0.0.1:${php.port}/storefront.php?deployment=` };
    });
    for (const { stop } of started) await stop();
  },
});

test.skip(!isInstalled('php'), 'needs php-cli and php-sqlite3');

test('with the script of docs/backends.md, the page shows the database’s content, and /api/health lists no problems', async ({
  startServer,
  startShop,
}) => {
  const { url } = await startShop(TOKEN);
  const server = await startServer({
    CONTENT_SOURCE: `${url}{deployment}`,
    CONTENT_TOKEN: TOKEN,
    REVALIDATE_SECRET: TOKEN,
  });

  const page = await (await fetch(server.url)).text();
  const health = await (await fetch(`${server.url}/api/health`, { headers: BEARER })).json();

  expect(page).toContain('From a database');
  expect(page.indexOf('Madagascar')).toBeLessThan(page.indexOf('Sea salt'));
  expect(page).not.toContain('Gone');
  expect(page).toContain('alt="Chocolate"');
  expect(health).toMatchObject({ status: 'ok', problems: [], counts: { flavours: 2 } });
});

test('if a database column stores a list as JSON text, the backend script sends a JSON array', async ({
  startShop,
}) => {
  const { url } = await startShop(TOKEN);

  const document = await (await fetch(`${url}live`, { headers: BEARER })).json();

  expect(document.home.texts.intro.PICTURES).toEqual([
    '/upload/intro/desktop-poster.jpg',
    { SRC: '/upload/intro/mobile-poster.jpg', ALT: 'Chocolate' },
  ]);
  expect(document.home.flavours.map(({ ALLERGENS }: { ALLERGENS: unknown }) => ALLERGENS)).toEqual([
    'milk, soya',
    ['milk', 'soya'],
  ]);
  expect(document.common).toMatchObject({ operator: 'Quatorze, Paris', timeZone: null });
});

test('the backend script answers 304 to a known ETag, even if a proxy has made the ETag weak', async ({
  startShop,
}) => {
  const { url } = await startShop(TOKEN);
  const etag = (await fetch(`${url}live`, { headers: BEARER })).headers.get('etag') ?? '';
  const codeFor = async (tags: string) =>
    (await fetch(`${url}live`, { headers: { ...BEARER, 'if-none-match': tags } })).status;

  expect(etag).toMatch(/^"[\da-f]{64}"$/);
  expect(await codeFor(etag)).toBe(304);
  expect(await codeFor(`W/${etag}`)).toBe(304);
  expect(await codeFor(`"older", W/${etag}`)).toBe(304);
  expect(await codeFor('"older"')).toBe(200);
});

test('the backend script answers 401 without the token, and 404 for an unknown deployment', async ({
  startShop,
}) => {
  const { url } = await startShop(TOKEN);

  expect((await fetch(`${url}live`)).status).toBe(401);
  expect((await fetch(`${url}winter`, { headers: BEARER })).status).toBe(404);
});

test('if STOREFRONT_TOKEN is not set, the backend script answers 500 and logs the missing setting', async ({
  startShop,
}) => {
  const { url, output } = await startShop();

  expect((await fetch(`${url}live`, { headers: { authorization: 'Bearer ' } })).status).toBe(500);
  await expect.poll(output).toContain('STOREFRONT_TOKEN is not set');
});
