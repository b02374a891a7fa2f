import { startStorefront } from './server';

/** Workers have the environment of the process that set it up. */
const VARIABLE = 'TEST_STOREFRONT_URL';

/** A storefront with the repository's content, for all tests that are content with that and leave it as it is. */
export const sharedStorefront = () => ({ url: process.env[VARIABLE] ?? '' });

/**
 * Starts it for all workers: after the map's style, which it names.
 * @returns how to end it
 */
export default async function startShared(): Promise<() => Promise<void>> {
  const { url, stop } = await startStorefront();
  process.env[VARIABLE] = url;
  return stop;
}
