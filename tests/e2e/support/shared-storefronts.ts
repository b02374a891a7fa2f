import { PUBLISH_SECRET } from './requests';
import { startStorefront } from './storefront';

/** Workers inherit these variables from the global set-up process. */
const VARIABLES = { storefront: 'TEST_STOREFRONT_URL', withoutContent: 'TEST_WITHOUT_CONTENT_URL' } as const;

/** Returns a storefront that tests must not change. `withoutContent` never had content. */
export const sharedStorefront = (name: keyof typeof VARIABLES) => ({
  url: process.env[VARIABLES[name]] ?? '',
});

/** With the publishing secret, a test can read why the content is missing. */
const WITHOUT_CONTENT = {
  CONTENT_SOURCE: 'no-such-folder/{deployment}.{locale}.json',
  LOCALES: 'en,fr',
  SITE_URL: 'https://quatorze.example',
  REVALIDATE_SECRET: PUBLISH_SECRET,
};

/**
 * The server of the map's style must be running.
 * @returns a function that stops the storefronts
 */
export default async function startShared(): Promise<() => Promise<void>> {
  const [storefront, withoutContent] = await Promise.all([
    startStorefront(),
    startStorefront(WITHOUT_CONTENT),
  ]);
  process.env[VARIABLES.storefront] = storefront.url;
  process.env[VARIABLES.withoutContent] = withoutContent.url;
  return async () => void (await Promise.all([storefront.stop(), withoutContent.stop()]));
}
