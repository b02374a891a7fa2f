import { startContentServer } from './content-server';
import { startStorefront, type StorefrontServer } from './server';
import { test as base } from './test';

type Serve = (document: object, settings?: Record<string, string>) => Promise<StorefrontServer>;

/** A storefront of its own that shows a document, until it is stopped. */
export async function serveDocument(
  document: object,
  settings: Record<string, string> = {},
): Promise<StorefrontServer> {
  const content = await startContentServer(document);
  const storefront = await startStorefront({
    MAP_STYLE_URL: '/test-map-style.json',
    CONTENT_SOURCE: `${content.url}/{deployment}.json`,
    ...settings,
  });
  return {
    ...storefront,
    stop: async () => {
      await storefront.stop();
      await content.stop();
    },
  };
}

/** For tests that show a document of their own; its server ends with the test. */
export const test = base.extend<{ serve: Serve }>({
  serve: async ({ page }, use) => {
    const servers: StorefrontServer[] = [];
    await use(async (document, settings) => {
      const server = await serveDocument(document, settings);
      servers.push(server);
      return server;
    });
    await page.goto('about:blank'); // a page that outlives its server would tell of requests that fail
    for (const server of servers) await server.stop();
  },
});

export { expect, liveDocument } from './test';
