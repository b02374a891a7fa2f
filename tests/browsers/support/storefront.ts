import { deployments, startContentServer } from '../../e2e/support/content-server';
import { startStorefront } from '../../e2e/support/server';

import { isAnyInstalled } from './engines';
import { aWholeShop } from './shop';

export const PREVIEW_SECRET = 'a-secret-for-tests';

/** The deployment that is previewed: the same shop under another name. */
const PREVIEWED = { ...aWholeShop(), common: { ...aWholeShop().common, siteName: 'Maison Douze' } };

/** One storefront for all engines, with content of its own over HTTP; each engine meets it through its `Between`. */
export default async function start(): Promise<void> {
  if (!isAnyInstalled()) return;
  const content = await startContentServer(deployments({ live: aWholeShop(), douze: PREVIEWED }));
  const storefront = await startStorefront({
    CONTENT_SOURCE: `${content.url}/{deployment}.json`,
    PREVIEW_SECRET,
  });
  process.env.STOREFRONT_URL = storefront.url;
  globalThis.endStorefront = async () => {
    await storefront.stop();
    await content.stop();
  };
}

declare global {
  var endStorefront: (() => Promise<void>) | undefined;
}
