import sharp from 'sharp';

import { requestPublish, PUBLISH_SECRET as SECRET, healthOf, pageAt } from '../support/requests';
import { expect, test } from '../support/test';

import { aShopNamed } from '@/tests/content';
import { sourceAt } from '@/tests/content-server';

/** With these settings, a server cannot render a shop named “Unrenderable”. */
const BROKEN = {
  NODE_OPTIONS: '--import ./tests/e2e/content/broken-render.mjs',
  CONTENT_REVALIDATE_SECONDS: '1',
};

const REASON = '/ was rendered with status 500';

async function publish(server: { url: string }, deployment?: string) {
  const response = await requestPublish(server, { deployment });
  return { code: response.status, ...((await response.json()) as { error?: string; status?: string }) };
}

async function homeOf({ url }: { url: string }) {
  const { status, title } = await pageAt(url);
  return [status, title];
}

test('a publish of content that cannot be rendered is refused with the reason, and the old page stays', async ({
  shops,
}) => {
  const documents = { live: aShopNamed('Summer'), autumn: aShopNamed('Unrenderable') };
  const server = await shops.take(documents, BROKEN);

  expect(await publish(server, 'autumn')).toMatchObject({ code: 422, error: REASON });
  expect(await homeOf(server)).toEqual([200, 'Summer']);
  expect(await healthOf(server, SECRET)).toMatchObject({ status: 'ok', deployment: 'live' });

  documents.live = aShopNamed('Unrenderable');
  expect(await publish(server)).toMatchObject({ code: 422, error: REASON });
  expect(await homeOf(server)).toEqual([200, 'Summer']);
  expect(await healthOf(server, SECRET)).toMatchObject({
    code: 200,
    status: 'degraded',
    lastError: { reason: REASON },
  });
});

test('a server whose first content cannot be rendered answers 503 until the content changes', async ({
  startBackend,
  startServer,
}) => {
  const backend = await startBackend(aShopNamed('Unrenderable'));
  const server = await startServer({
    ...BROKEN,
    REVALIDATE_SECRET: SECRET,
    CONTENT_SOURCE: sourceAt(backend),
  });

  expect((await homeOf(server))[0]).toBe(503);
  expect(await healthOf(server, SECRET)).toMatchObject({
    code: 503,
    status: 'down',
    lastError: { reason: REASON },
  });

  backend.answer(aShopNamed('Summer'));
  await expect.poll(() => homeOf(server)).toEqual([200, 'Summer']);
  expect(await healthOf(server, SECRET)).toMatchObject({ code: 200, status: 'ok' });
});

test('if rendering fails, the health endpoint gives the reason, and repeated visits cause one log line', async ({
  shops,
}) => {
  const shop = aShopNamed('Summer', { categories: [{ CODE: 'gifts', NAME: 'Unrenderable' }] });
  const server = await shops.take({ live: shop }, BROKEN);
  expect(await healthOf(server, SECRET)).toMatchObject({ status: 'ok' });

  for (let visit = 0; visit < 3; visit += 1)
    expect((await fetch(`${server.url}/shop/gifts`)).status).toBe(500);

  const reason = '/shop/gifts was rendered with status 500';
  expect(await healthOf(server, SECRET)).toMatchObject({
    code: 200,
    status: 'degraded',
    lastError: { reason },
  });
  expect(server.output().split('"event":"page.fault"')).toHaveLength(2);
  expect(server.output()).toContain('docs/upgrading.md');
  expect(await homeOf(server)).toEqual([200, 'Summer']);

  server.source.answer(aShopNamed('Autumn'));
  await expect.poll(async () => (await healthOf(server, SECRET)).status).toBe('ok');
});

test('if share pictures cannot be drawn, the page stays public, and the server sends a plain picture', async ({
  shops,
}) => {
  const documents = { live: aShopNamed('Summer') };
  const server = await shops.take(documents, {
    NODE_OPTIONS: '--import ./tests/e2e/content/broken-drawing.mjs',
  });
  documents.live = aShopNamed('Autumn');
  expect(await publish(server)).toMatchObject({ code: 200, status: 'updated' });

  const answer = await fetch(`${server.url}/share-picture`);
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

  expect(answer.status).toBe(200);
  expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await homeOf(server)).toEqual([200, 'Autumn']);
  expect(await healthOf(server, SECRET)).toMatchObject({
    code: 200,
    status: 'degraded',
    lastError: { reason: '/share-picture was not drawn: Error: a broken drawing' },
  });
});
