import { readFileSync } from 'node:fs';

import { type ContentServer, deployments, startContentServer } from './content-server';
import { PUBLISH_SECRET } from './publish';
import { type StorefrontServer, startStorefront } from './server';
import { test as base } from './servers';
import { liveDocument } from './test';

export const SECRET = PUBLISH_SECRET;
export const SITE = 'http://quatorze.example';

type Document = ReturnType<typeof liveDocument>;

/** A site in English and French, and what its content source has for it: a test may change that, and puts it back. */
export type House = { server: StorefrontServer; documents: Record<string, Document>; source: ContentServer };

const inFrench = () => JSON.parse(readFileSync('content/live.fr.json', 'utf8')) as Document;

const settings = {
  LOCALES: 'en,fr',
  SITE_URL: SITE,
  PREVIEW_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
  METRICS_TOKEN: SECRET,
  CONTENT_REVALIDATE_SECONDS: 'off',
};

async function startHouse() {
  const documents = { 'live.en': liveDocument(), 'live.fr': inFrench() };
  const source = await startContentServer(deployments(documents));
  const CONTENT_SOURCE = `${source.url}/{deployment}.{locale}.json`;
  const server = await startStorefront({ ...settings, CONTENT_SOURCE });
  const stop = async () => {
    await server.stop();
    await source.stop();
  };
  return { server, documents, source, stop };
}

/** One server for all tests of a worker that are about several languages. */
export const test = base.extend<{ house: House }>({
  house: async ({ once }, provide) => provide(await once(startHouse)),
  baseURL: async ({ house }, provide) => provide(house.server.url),
});

export { expect } from './test';
