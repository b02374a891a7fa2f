import type { Version } from './version';

import type { Failure } from '@/lib/platform/failure';

/** What makes pages of versions, as far as the content store needs to know; it knows no framework. */
export type Pages = {
  /**
   * Renders what a version needs to be shown, so that it waits ready when that is switched to.
   * @returns why it cannot be shown; undefined where it can
   */
  prepare: (candidate: Version) => Promise<string | undefined>;
  /** Called with a version that is shown from now on: the pages of other versions are evicted. */
  keepOnly: (shown: Version) => void;
  /** What is wrong with the pages of a version that is shown; undefined where nothing is. */
  faultOf: (version: Version) => Failure | undefined;
};
