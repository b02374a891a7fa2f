import { readFile, writeFile } from 'node:fs/promises';

import autocannon from 'autocannon';
import fc from 'fast-check';

import { pageHolds } from '../../hostile/properties';
import { requestPublish, PUBLISH_SECRET } from '../support/requests';
import { startStorefront } from '../support/storefront';

import { startContentServer } from '@/tests/content-server';

const VISITS = 5_000;
const CONNECTIONS = 32;
const PUBLISHES = 12;
const HOSTILE_DOCUMENTS = 15;
/** The same seed as in hostile.spec.ts. */
const SEED = 10;

/** Resident memory in bytes: the current value, and the peak since the previous measurement. */
export type Resident = { now: number; peak: number };

/**
 * Returns the memory of a process and resets the peak.
 * @throws if the machine has no /proc
 */
async function residentOf(pid: number): Promise<Resident> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  const figures = { now: figure('VmRSS'), peak: figure('VmHWM') };
  await writeFile(`/proc/${pid}/clear_refs`, '5'); // resets the peak (see `man 5 proc`)
  return figures;
}

type Document = { home: { texts: Record<string, object>; flavours: { ID: unknown }[] } };

/** A new title also causes a new share picture. */
async function edition(number: number): Promise<Document> {
  const document = JSON.parse(await readFile('content/live.json', 'utf8')) as Document;
  const { texts } = document.home;
  texts.intro = { ...texts.intro, NAME: `Chocolate of edition ${number}` };
  return document;
}

/** Returns the paths to visit in one language. */
async function pathsOf(url: string, prefix: string): Promise<string[]> {
  const home = prefix || '/';
  const html = await (await fetch(url + home)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/(?!\/)[^"#]*)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  const { flavours } = (await edition(0)).home;
  const shared = flavours.flatMap(({ ID }) => {
    const query = `?flavour=${encodeURIComponent(String(ID))}`;
    return [home + query, `${prefix}/share-picture${query}`];
  });
  return [home, `${prefix}/nothing`, '/api/health', '/sitemap.xml', ...shared, ...new Set(named)];
}

/**
 * Returns functions that make the visits and publishes of a busy day (docs/performance.md).
 * @param languages all have the same document
 */
export async function startBusyDay(languages: string[]) {
  const backend = await startContentServer(await edition(0));
  const isMultilingual = languages.length > 1;
  const server = await startStorefront({
    ...(isMultilingual && { LOCALES: languages.join() }),
    CONTENT_SOURCE: `${backend.url}/{deployment}${isMultilingual ? '.{locale}' : ''}.json`,
    REVALIDATE_SECRET: PUBLISH_SECRET,
  });
  const { url, pid } = server;
  const publish = async (document: unknown) => {
    backend.answer(JSON.stringify(document));
    const answer = await requestPublish(server);
    await answer.text();
    return answer.status;
  };
  return {
    resident: () => residentOf(pid),
    async visit() {
      const prefixes = languages.map((language, index) => (index === 0 ? '' : `/${language}`));
      const paths = (await Promise.all(prefixes.map((prefix) => pathsOf(url, prefix)))).flat();
      const { errors, '5xx': failed } = await autocannon({
        url,
        connections: CONNECTIONS,
        amount: VISITS,
        timeout: 60,
        headers: { 'accept-encoding': 'br' },
        requests: paths.map((path) => ({ path })),
      });
      if (errors + failed > 0) throw new Error(`${url}: ${errors + failed} visits failed`);
    },
    async publishRepeatedly() {
      for (let number = 1; number <= PUBLISHES; number += 1) {
        const status = await publish(await edition(number));
        if (status !== 200) throw new Error(`${url}: publish ${number} answered ${status}`);
      }
    },
    publishHostile: () => fc.assert(pageHolds({ url, publish }), { seed: SEED, numRuns: HOSTILE_DOCUMENTS }),
    stop: async () => {
      await server.stop();
      await backend.stop();
    },
  };
}
