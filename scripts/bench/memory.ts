import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import autocannon from 'autocannon';
import fc from 'fast-check';

import { startContentServer } from '../../tests/e2e/support/content-server';
import { askToPublish, PUBLISH_SECRET } from '../../tests/e2e/support/publish';
import { startStorefront, type StorefrontServer } from '../../tests/e2e/support/server';
import { pageHolds } from '../../tests/hostile/properties';

import { growTo } from './documents';

const VISITS = 5_000;
const CONNECTIONS = 32;
const PUBLISHES = 12;
const HOSTILE_DOCUMENTS = 15;
/** As in tests/e2e/hostile.spec.ts. */
const SEED = 10;
const REST_MS = 30_000;
/** Longer than the threads wait for work (lib/server/worker-thread.ts). */
const SETTLED_MS = 30_000;
const MINUTE_MS = 60_000;

/** Resident memory in bytes: at the end of a phase, and the most during the phase. */
type Resident = { now: number; peak: number };

/** @throws if the machine has no /proc */
async function resident({ pid }: StorefrontServer): Promise<Resident> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  const figures = { now: figure('VmRSS'), peak: figure('VmHWM') };
  await writeFile(`/proc/${pid}/clear_refs`, '5'); // the peak starts anew: man 5 proc
  return figures;
}

/** A document whose share picture is another one for each number. */
function edition(number: number): object {
  const document = growTo(14, 6, `edition ${number}`);
  const texts = document.home.texts as unknown as Record<string, object>;
  texts.intro = { ...texts.intro, NAME: `Chocolate of edition ${number}` };
  return document;
}

/** The addresses that the home page names, the flavours that links share, their pictures, and one that does not exist. */
async function addresses(url: string, prefix: string): Promise<string[]> {
  const html = await (await fetch(url + (prefix || '/'))).text();
  const named = [...html.matchAll(/(?:src|href)="(\/(?!\/)[^"#]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const flavours = growTo(14, 6).home.flavours.map(({ ID }) => `flavour=${encodeURIComponent(String(ID))}`);
  const shared = flavours.flatMap((query) => [
    `${prefix || '/'}?${query}`,
    `${prefix}/share-picture?${query}`,
  ]);
  return [prefix || '/', `${prefix}/nothing`, '/api/health', '/sitemap.xml', ...shared, ...new Set(named)];
}

/** Resident memory over the life of a server with its own content source. */
async function measureServer(languages: string[]) {
  const backend = await startContentServer(edition(0));
  const server = await startStorefront({
    ...(languages.length > 1 && { LOCALES: languages.join() }),
    CONTENT_SOURCE: `${backend.url}/{deployment}.${languages.length > 1 ? '{locale}.' : ''}json`,
    REVALIDATE_SECRET: PUBLISH_SECRET,
  });
  const publish = async (document: unknown) => {
    backend.answer(JSON.stringify(document));
    const answer = await askToPublish(server);
    await answer.text();
    return answer.status;
  };
  try {
    await wait(REST_MS);
    const rest = await resident(server);
    const prefixes = languages.map((language, index) => (index === 0 ? '' : `/${language}`));
    const mixed = (await Promise.all(prefixes.map((prefix) => addresses(server.url, prefix)))).flat();
    const visited = await autocannon({
      url: server.url,
      connections: CONNECTIONS,
      amount: VISITS,
      headers: { 'accept-encoding': 'br' },
      requests: mixed.map((path) => ({ path })),
    });
    if (visited.errors > 0 || visited['5xx'] > 0) throw new Error(`${server.url}: visits failed`);
    const visits = await resident(server);
    const since = performance.now();
    for (let number = 1; number <= PUBLISHES; number += 1) await publish(edition(number));
    const publishMs = (performance.now() - since) / PUBLISHES;
    const publishes = await resident(server);
    await wait(SETTLED_MS);
    const settled = await resident(server);
    await fc.assert(pageHolds({ url: server.url, publish }), { seed: SEED, numRuns: HOSTILE_DOCUMENTS });
    const hostile = await resident(server);
    await wait(MINUTE_MS);
    return { rest, visits, publishes, settled, hostile, minuteLater: await resident(server), publishMs };
  } finally {
    await server.stop();
    await backend.stop();
  }
}

/** Resident memory of servers with one language and with two. */
export const measureMemory = async () => ({
  one: await measureServer(['en']),
  two: await measureServer(['en', 'fr']),
});
