import { PUBLISH_SECRET } from './publish';
import { startStorefront } from './server';

/** Workers have the environment of the process that set it up. */
const VARIABLES = { storefront: 'TEST_STOREFRONT_URL', withoutContent: 'TEST_WITHOUT_CONTENT_URL' } as const;

/** Storefronts for all tests that leave them as they are: one with the repository's content, and one that never had any. */
export const sharedStorefront = (name: keyof typeof VARIABLES) => ({
  url: process.env[VARIABLES[name]] ?? '',
});

/** In two languages, with the address of a site, and a secret for those who are told why. */
const WITHOUT_CONTENT = {
  CONTENT_SOURCE: 'no-such-folder/{deployment}.{locale}.json',
  LOCALES: 'en,fr',
  SITE_URL: 'https://quatorze.example',
  REVALIDATE_SECRET: PUBLISH_SECRET,
};

/**
 * Starts them for all workers: after the map's style, which they name.
 * @returns how to end them
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
