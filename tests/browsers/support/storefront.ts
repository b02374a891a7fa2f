import { deployments, startContentServer, sourceAt } from '../../content-server';
import { startStorefront } from '../../e2e/support/storefront';

import { isAnyInstalled } from './engines';
import { aCompleteShop } from './shop';

export const PREVIEW_SECRET = 'a-secret-for-tests';

const PREVIEWED = { ...aCompleteShop(), common: { ...aCompleteShop().common, siteName: 'Maison Douze' } };

/** Starts two storefronts: one with test content, and one with the repository's content in two languages. */
export default async function start(): Promise<void> {
  if (!isAnyInstalled()) return;
  const content = await startContentServer(deployments({ live: aCompleteShop(), douze: PREVIEWED }));
  const storefront = await startStorefront({
    CONTENT_SOURCE: sourceAt(content),
    PREVIEW_SECRET,
  });
  const bilingual = await startStorefront({ LOCALES: 'en,fr' });
  process.env.STOREFRONT_URL = storefront.url;
  process.env.BILINGUAL_STOREFRONT_URL = bilingual.url;
  globalThis.stopStorefront = async () => {
    await bilingual.stop();
    await storefront.stop();
    await content.stop();
  };
}

declare global {
  var stopStorefront: (() => Promise<void>) | undefined;
}
