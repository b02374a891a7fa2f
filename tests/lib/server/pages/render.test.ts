import type { IncomingMessage, ServerResponse } from 'node:http';

import inject from 'light-my-request';

import { RENDER_HEADER, findSubject } from '@/lib/rendering/render-registry';
import { type Handle, handleWith, RENDER_TIMEOUT_MS, renderWith } from '@/lib/server/pages/render';
import { aVersion } from '@/tests/version';

const nameIn = ({ headers }: IncomingMessage) => String(headers[RENDER_HEADER]);

/** Replaces the framework. Shows the version's id, whether it is a preview, and the address. */
const handle: Handle = async (request, response) => {
  const { version, preview } = findSubject(nameIn(request));
  await new Promise((turn) => setImmediate(turn));
  response
    .setHeader('content-type', 'text/html')
    .end(`${version?.id} ${preview !== undefined} ${request.url}`);
};

afterEach(() => jest.useRealTimers());

test('simultaneous renders each get their own version, preview and address', async () => {
  const render = renderWith(handle);

  const pages = await Promise.all([
    render('/', { version: aVersion('v1') }),
    render('/shop', { version: aVersion('v2'), preview: {} }),
    render('/unavailable', {}),
  ]);

  expect(pages.map(({ status, body }) => `${status} ${body.toString()}`)).toEqual([
    '200 v1 false /',
    '200 v2 true /shop',
    '200 undefined false /unavailable',
  ]);
  expect(pages[0]?.headers['content-type']).toBe('text/html');
});

test('after a render succeeds or fails, `findSubject` throws an error for this render', async () => {
  const names: string[] = [];
  const subject = { version: aVersion('v1') };
  const failing: Handle = async (request) => {
    names.push(nameIn(request));
    throw new Error('no page');
  };
  const working: Handle = async (request, response) => {
    names.push(nameIn(request));
    response.end();
  };

  await renderWith(working)('/', subject);
  await expect(renderWith(failing)('/', subject)).rejects.toThrow('no page');

  expect(names).toHaveLength(2);
  for (const name of names) expect(() => findSubject(name)).toThrow('not being rendered');
});

test('if a render throws an error after the first part of the page, the render is rejected with this error', async () => {
  const breaking: Handle = async (_, response) => {
    response.write('<!DOCTYPE html>');
    await new Promise((turn) => setImmediate(turn));
    throw new Error('broken page');
  };

  await expect(renderWith(breaking)('/', { version: aVersion('v1') })).rejects.toThrow('broken page');
});

test('after the timeout, an endless render is rejected, and `findSubject` no longer returns the render’s input', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const names: string[] = [];
  const hanging: Handle = (request) => {
    names.push(nameIn(request));
    return new Promise(() => undefined);
  };
  const rendering = renderWith(hanging)('/', { version: aVersion('v1') });
  const isSettled = jest.fn();
  rendering.catch(isSettled);

  await jest.advanceTimersByTimeAsync(RENDER_TIMEOUT_MS - 1);
  expect(isSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  await expect(rendering).rejects.toThrow(`no answer within ${RENDER_TIMEOUT_MS} ms`);
  expect(() => findSubject(names[0] ?? '')).toThrow('not being rendered');
});

test('`findSubject` returns the version during a request for /sitemap.xml, but not after the response', async () => {
  const names: string[] = [];
  const remembering: Handle = async (request, response) => {
    names.push(nameIn(request));
    await handle(request, response);
  };
  const listener = handleWith(remembering, { version: aVersion('v1') });

  const answer = await inject((request, response) => {
    listener(request as IncomingMessage, response as ServerResponse);
  }, '/sitemap.xml');

  expect(answer.payload).toBe('v1 false /sitemap.xml');
  expect(() => findSubject(names[0] ?? '')).toThrow('not being rendered');
});
