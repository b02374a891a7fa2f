import { readFileSync } from 'node:fs';

import { liveDocument } from '../support/documents';
import { PUBLISH_SECRET } from '../support/requests';
import { type StorefrontServer, startStorefront } from '../support/storefront';
import { test as base } from '../support/test';

import { type ContentServer, deployments, startContentServer } from '@/tests/content-server';

export const SECRET = PUBLISH_SECRET;
export const SITE = 'http://quatorze.example';

type Document = ReturnType<typeof liveDocument>;

/** A test that changes a document must restore the document. */
export type BilingualSite = {
  server: StorefrontServer;
  documents: Record<string, Document>;
  source: ContentServer;
};

const frenchDocument = () => JSON.parse(readFileSync('content/live.fr.json', 'utf8')) as Document;

const settings = {
  LOCALES: 'en,fr',
  SITE_URL: SITE,
  PREVIEW_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
  METRICS_TOKEN: SECRET,
  CONTENT_REVALIDATE_SECONDS: 'off',
};

async function startBilingualSite() {
  const documents = { 'live.en': liveDocument(), 'live.fr': frenchDocument() };
  const source = await startContentServer(deployments(documents));
  const CONTENT_SOURCE = `${source.url}/{deployment}.{locale}.json`;
  const server = await startStorefront({ ...settings, CONTENT_SOURCE });
  const stop = async () => {
    await server.stop();
    await source.stop();
  };
  return { server, documents, source, stop };
}

/** Starts one site per test file in each worker. */
export const test = base.extend<{ site: BilingualSite }>({
  site: async ({ once }, provide) => provide(await once(startBilingualSite)),
  baseURL: async ({ site }, provide) => provide(site.server.url),
});

export { expect } from '../support/test';
