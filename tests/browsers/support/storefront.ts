import { deployments, startContentServer } from '../../e2e/support/content-server';
import { startStorefront } from '../../e2e/support/server';

import { isAnyInstalled } from './engines';
import { aCompleteShop } from './shop';

export const PREVIEW_SECRET = 'a-secret-for-tests';

/** The deployment to preview: the same shop under another name. */
const PREVIEWED = { ...aCompleteShop(), common: { ...aCompleteShop().common, siteName: 'Maison Douze' } };

/**
 * Starts one storefront with test content for all engines. Each engine reaches the storefront through a separate
 * proxy.
 */
export default async function start(): Promise<void> {
  if (!isAnyInstalled()) return;
  const content = await startContentServer(deployments({ live: aCompleteShop(), douze: PREVIEWED }));
  const storefront = await startStorefront({
    CONTENT_SOURCE: `${content.url}/{deployment}.json`,
    PREVIEW_SECRET,
  });
  process.env.STOREFRONT_URL = storefront.url;
  globalThis.stopStorefront = async () => {
    await storefront.stop();
    await content.stop();
  };
}

declare global {
  var stopStorefront: (() => Promise<void>) | undefined;
}
