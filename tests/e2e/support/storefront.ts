import { PUBLISH_SECRET } from './publish';
import { startStorefront } from './server';

/** Workers inherit the environment of the process that runs the global set-up. */
const VARIABLES = { storefront: 'TEST_STOREFRONT_URL', withoutContent: 'TEST_WITHOUT_CONTENT_URL' } as const;

/**
 * Returns a storefront for all tests that do not change it: one with the repository's content, or one that never had
 * content.
 */
export const sharedStorefront = (name: keyof typeof VARIABLES) => ({
  url: process.env[VARIABLES[name]] ?? '',
});

/** Two languages, a site address, and a secret with which the reason for the outage is readable. */
const WITHOUT_CONTENT = {
  CONTENT_SOURCE: 'no-such-folder/{deployment}.{locale}.json',
  LOCALES: 'en,fr',
  SITE_URL: 'https://quatorze.example',
  REVALIDATE_SECRET: PUBLISH_SECRET,
};

/**
 * Starts the shared storefronts for all workers. Needs the address of the map's style first.
 * @returns a function that stops them
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
