import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { EMPTY_DOCUMENT } from '../support/documents';
import { requestPublish, PUBLISH_SECRET as SECRET, healthOf, pageAt } from '../support/requests';
import type { Shop } from '../support/shop-pool';
import { startStorefront, type StorefrontServer } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { aShopNamed, aFlavour } from '@/tests/content';
import { deployments, sourceAt } from '@/tests/content-server';

type OwnShop = Shop & {
  stop: () => Promise<void>;
  restart: () => Promise<StorefrontServer>;
};

const first = () => ({ live: aShopNamed('Summer'), autumn: aShopNamed('Autumn') });

const test = base.extend<{ shop: Shop; ownShop: OwnShop }>({
  shop: async ({ shops }, provide) => provide(await shops.take(first())),
  /** A shop for tests that restart the server or check the stored files. */
  ownShop: async ({ startBackend, startServer, folder }, provide) => {
    const documents = first();
    const source = await startBackend(deployments(documents));
    const settings = { CONTENT_SOURCE: sourceAt(source), REVALIDATE_SECRET: SECRET, CACHE_DIR: folder };
    const server = await startServer(settings);
    await provide({ ...server, documents, source, restart: () => startServer(settings) });
  },
});

const takeSourceDown = ({ source }: Shop) => source.answer(({ socket }) => void socket.destroy());

const startWithTwoPublishers = () =>
  startStorefront({ REVALIDATE_SECRET: 'ada:first-secret,bob:second-secret' });

type Published = { status: string; deployment: string; version: string; error?: string; problems?: object[] };

async function publish(url: string, body?: object | string, secret = SECRET) {
  const response = await requestPublish({ url }, body, secret);
  return { code: response.status, ...((await response.json()) as Published) };
}

const shownName = async (url: string) => (await pageAt(url)).title;

test('the next visitor after a publish gets the new page', async ({ shop }) => {
  expect(await shownName(shop.url)).toBe('Summer');

  shop.documents.live = aShopNamed('High summer');
  expect(await shownName(shop.url)).toBe('Summer');
  const answer = await publish(shop.url);

  expect(answer).toMatchObject({ code: 200, status: 'updated', deployment: 'live' });
  expect(await shownName(shop.url)).toBe('High summer');
});

test('a publish of unchanged content answers 200 with the status “unchanged”', async ({ shop }) => {
  expect(await publish(shop.url)).toMatchObject({ code: 200, status: 'unchanged', deployment: 'live' });
});

test('a publish makes the named deployment public, and a publish of the previous deployment restores the old page', async ({
  shop,
}) => {
  expect(await publish(shop.url, { deployment: 'autumn' })).toMatchObject({
    code: 200,
    deployment: 'autumn',
  });
  expect(await shownName(shop.url)).toBe('Autumn');
  expect(await healthOf(shop)).toMatchObject({ status: 'ok', deployment: 'autumn' });

  expect(await publish(shop.url, { deployment: 'live' })).toMatchObject({ code: 200, deployment: 'live' });
  expect(await shownName(shop.url)).toBe('Summer');
});

test('if two deployments have the same document, the health endpoint reports the last published deployment', async ({
  shop,
}) => {
  shop.documents.autumn = aShopNamed('Summer');

  expect(await publish(shop.url, { deployment: 'autumn' })).toMatchObject({
    code: 200,
    deployment: 'autumn',
  });

  expect(await healthOf(shop)).toMatchObject({ status: 'ok', deployment: 'autumn' });
});

test('a publish of an empty document is refused with the reason, and the old page stays', async ({
  shop,
}) => {
  shop.documents.live = EMPTY_DOCUMENT;

  const answer = await publish(shop.url);

  expect(answer.code).toBe(422);
  expect(answer.error).toContain('neither texts nor flavours');
  expect(await shownName(shop.url)).toBe('Summer');
  expect(await healthOf(shop)).toMatchObject({ code: 200, status: 'degraded' });
});

test('a publish whose broken entries would remove most of the page is refused with a list of problems', async ({
  shop,
}) => {
  shop.documents.live = aShopNamed('Big', {
    flavours: ['a', 'b', 'c', 'd', 'e', 'f'].map((ID) => ({ ID, NAME: ID, SECTION_ID: ['tablets'] })),
  });
  await publish(shop.url);

  shop.documents.live = aShopNamed('Big', { flavours: Array.from({ length: 6 }, () => ({ NAME: 'No ID' })) });
  const answer = await publish(shop.url);

  expect(answer.code).toBe(422);
  expect(answer.problems?.length).toBeGreaterThanOrEqual(6);
  expect(await shownName(shop.url)).toBe('Big');
});

test('a refused publish of another deployment changes neither the public page nor the health status', async ({
  shop,
}) => {
  shop.documents.autumn = EMPTY_DOCUMENT;

  expect((await publish(shop.url, { deployment: 'autumn' })).code).toBe(422);

  expect(await shownName(shop.url)).toBe('Summer');
  expect(await healthOf(shop)).toMatchObject({ status: 'ok', deployment: 'live' });
});

test('while the source is down, a publish answers 502, and the old page stays', async ({ shop }) => {
  takeSourceDown(shop);

  expect((await publish(shop.url)).code).toBe(502);
  expect((await publish(shop.url, { deployment: 'autumn' })).code).toBe(502);

  expect(await shownName(shop.url)).toBe('Summer');
});

test('a publish of an unknown deployment answers 404, and the old page stays', async ({ shop }) => {
  expect(await publish(shop.url, { deployment: 'winter' })).toMatchObject({
    code: 404,
    error: expect.stringMatching(/^there is no deployment "winter": /),
  });

  expect(await shownName(shop.url)).toBe('Summer');
});

test('a publish with a wrong secret is refused, no matter what the body contains', async ({ shop }) => {
  shop.documents.live = aShopNamed('High summer');

  for (const body of [undefined, '{"deployment":"autumn"}', '{"deployment":"../x"}']) {
    expect((await publish(shop.url, body, 'publishers-only-secrex')).code).toBe(401);
  }

  expect(await shownName(shop.url)).toBe('Summer');
});

test('the publish endpoint answers 405 to every method except POST', async ({ request, shop }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const headers = { authorization: `Bearer ${SECRET}` };
    const answer = await request.fetch(`${shop.url}/api/revalidate`, { method, headers });

    expect(answer.status(), method).toBe(405);
    expect(answer.headers().allow).toBe('POST');
  }
});

test('without REVALIDATE_SECRET, the publish endpoint answers 404 to GET and POST', async ({
  request,
  storefront,
}) => {
  for (const method of ['GET', 'POST']) {
    const answer = await request.fetch(`${storefront.url}/api/revalidate`, { method });
    expect(answer.status()).toBe(404);
  }
});

test('the log records every publish, and the reason for each refusal', async ({ shop }) => {
  await publish(shop.url, { deployment: 'autumn' });
  shop.documents.live = EMPTY_DOCUMENT;
  await publish(shop.url, { deployment: 'live' });

  const lines = shop
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);

  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      event: 'publication.recorded',
      deployment: 'autumn',
      outcome: 'updated',
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'content.refused',
      deployment: 'live',
      reason: expect.stringContaining('neither texts nor flavours'),
    }),
  );
});

function run(args: string[], settings: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...COMMAND, ...args], { env: envWith(settings) }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const COMMAND = ['--import', 'tsx', '--conditions=react-server', 'scripts/publish.ts'];

function envWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_ENV } = process.env;
  return { PATH, HOME, NODE_ENV, REVALIDATE_SECRET: SECRET, ...settings };
}

test('if an option lacks its value, `npm run publish` prints one line that names the option', async () => {
  expect(await run(['--cancel'], {})).toEqual({
    code: 1,
    output: "Option '--cancel <value>' argument missing\n",
  });
});

test('if a time with a space has no quotation marks, `npm run publish` fails and names the surplus word', async () => {
  expect(await run(['autumn', '--at', '2999-12-01', '08:00'], {})).toEqual({
    code: 1,
    output: '"08:00" is one word too many: put a value with a space in quotes; name one deployment\n',
  });
});

test('if "--" is missing before an option, `npm run publish` names this option and publishes nothing', async ({
  shop,
}) => {
  const env = envWith({ PORT: new URL(shop.url).port });
  for (const options of [['--dry-run'], ['--at', '2999-12-01T08:00']]) {
    const command = spawn('npm', ['run', '--silent', 'publish', 'autumn', ...options], { env });

    const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);

    expect(code).toBe(1);
    expect(errors).toContain(`npm run publish -- … ${options[0]}`);
    expect(await shownName(shop.url)).toBe('Summer');
  }
});

test('`npm run publish` lists changes and problems, and refuses a document with new problems unless --anyway is given', async ({
  shop,
}) => {
  shop.documents.autumn = aShopNamed('Autumn', { products: [{ CODE: 'without an id' }] });
  const settings = { PORT: new URL(shop.url).port };

  const dry = await run(['autumn', '--dry-run', '--anyway'], settings);
  expect(dry).toEqual({ code: 0, output: expect.stringMatching(/changes?\n.*problem\n.*products\[0\]/s) });
  expect(dry.output).toMatch(
    /^autumn .*\nNot public\nPublishing: Can be published; 1 new problem: confirm it\nChanges for visitors:\n.*Look at first: .*\n\d+ change/s,
  );
  const whole = await run(['autumn', '--dry-run', '--anyway', '--json'], settings);
  expect(JSON.parse(whole.output)).toMatchObject({
    deployment: 'autumn',
    summary: { state: 'Not public', publishing: 'Can be published; 1 new problem: confirm it' },
    problems: [{ path: '$.home.products[0].ID' }],
    differences: expect.arrayContaining([expect.objectContaining({ kind: 'changed', what: 'text' })]),
  });
  const refused = await run(['autumn'], settings);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('"anyway": true') });
  expect(refused.output).toContain('To publish all the same, add --anyway.');
  expect(await shownName(shop.url)).toBe('Summer');
  const done = await run(['autumn', '--anyway', '--by', 'Ada', '--note', 'At last'], settings);
  expect(done).toEqual({
    code: 0,
    output: expect.stringMatching(
      /Not public\nPublishing: .*updated: autumn [\da-f]{12} is public, published at \d{4}-\d\d-\d\d \d\d:\d\d \(Europe\/Paris\)\n/s,
    ),
  });
  expect(await shownName(shop.url)).toBe('Autumn');

  const list = await run(['--list'], settings);
  expect(list.output).toMatch(/published +autumn .*by Ada .*“At last”/);
  expect(list.output).toMatch(/refused +autumn .*because 1 problem/);
});

test('`npm run publish` publishes without an error even if its output pipe is closed early', async ({
  shop,
}) => {
  const env = envWith({ PORT: new URL(shop.url).port });
  const command = spawn(process.execPath, [...COMMAND, 'autumn'], { env });
  command.stdout.destroy();

  const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);

  expect({ code: code as unknown, errors }).toEqual({ code: 0, errors: '' });
  expect(await shownName(shop.url)).toBe('Autumn');
});

test('without --anyway, `npm run publish` refuses a document with a missing picture', async ({ shop }) => {
  shop.documents.autumn = aShopNamed('Autumn', {
    flavours: [aFlavour({ PREVIEW_PICTURE: '/upload/gone.jpg' })],
  });
  const settings = { PORT: new URL(shop.url).port };

  const { code, output } = await run(['autumn'], settings);

  expect(code).toBe(1);
  expect(output).toContain('1 problem\n  $.home.flavours[0].PREVIEW_PICTURE · ');
  expect(output).toContain('To publish all the same, add --anyway.');
  expect(await shownName(shop.url)).toBe('Summer');
});

test('`npm run publish` exits with code 2 if the site cannot be reached', async () => {
  expect((await run([], { SITE_URL: 'http://127.0.0.1:9' })).code).toBe(2);
});

test('publications and stored versions survive a restart, even if the source is down', async ({
  ownShop: shop,
}) => {
  const { version } = await publish(shop.url, { deployment: 'autumn', by: 'Ada' });
  shop.documents.live = EMPTY_DOCUMENT;
  await publish(shop.url, { deployment: 'live', by: 'Bob' });

  await test.step('with the publishing secret, the list of publications names each publisher and deployment', async () => {
    const ask = (secret: string) =>
      fetch(`${shop.url}/api/publications`, { headers: { authorization: `Bearer ${secret}` } });
    const { publications } = (await (await ask(SECRET)).json()) as { publications: object[] };
    expect(publications).toEqual([
      expect.objectContaining({ outcome: 'refused', deployment: 'live', by: 'Bob' }),
      expect.objectContaining({ outcome: 'updated', deployment: 'autumn', by: 'Ada' }),
      expect.objectContaining({ outcome: 'replaced', deployment: 'live' }),
    ]);
    expect((await ask('not-the-secret')).status).toBe(401);
  });

  await shop.stop();
  takeSourceDown(shop);
  const again = await shop.restart();
  await test.step('the published deployment stays public after a restart while the source is down', async () => {
    expect(await shownName(again.url)).toBe('Autumn');
    expect(await healthOf(again)).toMatchObject({ code: 200, status: 'degraded', deployment: 'autumn' });
  });

  await test.step('after the outage, a publish updates the page, and a publish of the earlier version restores it', async () => {
    shop.source.answer(deployments({ ...shop.documents, autumn: aShopNamed('Typo') }));
    expect(await publish(again.url)).toMatchObject({ code: 200, deployment: 'autumn' });
    expect(await shownName(again.url)).toBe('Typo');
    expect(await publish(again.url, { version })).toMatchObject({ code: 200, deployment: 'autumn', version });
    expect(await shownName(again.url)).toBe('Autumn');
    expect((await publish(again.url, { version: '0123456789ab' })).code).toBe(404);
  });

  await again.stop();
  await test.step('a restored version stays public after a restart, even if the source has a different document', async () => {
    const third = await shop.restart();
    expect(await shownName(third.url)).toBe('Autumn');
  });
});

test('with one secret per publisher, the list of publications names the owner of the secret that was used', async ({
  once,
}) => {
  const { url } = await once(startWithTwoPublishers);
  await publish(url, { by: 'Ada' }, 'second-secret');

  const response = await fetch(`${url}/api/publications`, {
    headers: { authorization: 'Bearer first-secret' },
  });

  expect(await response.json()).toEqual({ publications: [expect.objectContaining({ by: 'bob' })] });
});

test('after many wrong secrets, a wrong secret gets 429, but the right secret gets 200', async ({ once }) => {
  const { url } = await once(startWithTwoPublishers);
  const codes = [];
  for (let attempt = 0; attempt < 25; attempt += 1)
    codes.push((await publish(url, undefined, `guess-number-${attempt}`)).code);

  expect([codes[0], codes.at(-1)]).toEqual([401, 429]);
  expect((await publish(url, undefined, 'first-secret')).code).toBe(200);
});

test('the health endpoint shows a planned publish only to callers with the secret, and the plan can be cancelled', async ({
  shop,
}) => {
  const settings = { PORT: new URL(shop.url).port };
  const args = ['autumn', '--at', '2999-12-01T08:00', '--by', 'Ada'];

  const planned = await run(args, settings);
  expect(planned).toEqual({
    code: 0,
    output: expect.stringMatching(/planned: autumn for 2999-12-01 08:00 \(Europe\/Paris\), ID [\da-f]{8}\n/),
  });
  const { planned: plans } = await healthOf(shop, SECRET);
  expect(plans).toEqual([expect.objectContaining({ deployment: 'autumn', due: '2999-12-01T07:00:00.000Z' })]);
  expect((await healthOf(shop)).planned).toBeUndefined();

  const cancel = ['--cancel', plans?.[0]?.id ?? '', '--by', 'Ben', '--note', 'Too early'];
  const taken = await run(cancel, settings);
  expect(taken).toEqual({ code: 0, output: expect.stringContaining('cancelled: autumn') });
  expect((await healthOf(shop, SECRET)).planned).toEqual([]);
  expect((await run(['--list'], settings)).output).toMatch(/cancelled +autumn .*by Ben .*“Too early”/);
});

test('`npm run publish` refuses a value of --cancel that is not the id of a plan, and publishes nothing', async ({
  shop,
}) => {
  const settings = { PORT: new URL(shop.url).port };
  await publish(shop.url, { deployment: 'autumn' });
  const { version } = await publish(shop.url);
  shop.documents.autumn = aShopNamed('Half-typed');

  for (const id of [String(version), 'autumn', '0123abcd'])
    expect(await run(['--cancel', id], settings), id).toMatchObject({ code: 1 });
  expect((await run(['--cancel', 'autumn'], settings)).output).toBe(
    'npm run publish -- --list prints ids and versions.\n400 cancel: is not the id of a publication, which has 8 digits from 0 to f\n',
  );
  expect(await shownName(shop.url)).toBe('Autumn');
});

test('a planned publish with an invalid time is refused with 400 and an explanation', async ({ shop }) => {
  for (const at of ['tomorrow', '2001-01-01T08:00', '2999-02-30T08:00'])
    expect(await publish(shop.url, { deployment: 'autumn', at }), at).toMatchObject({
      code: 400,
      error: expect.stringContaining(at),
    });
});
