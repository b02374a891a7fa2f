import type { Version } from './version';

import type { Failure } from '@/lib/platform/failure';

/** Renders and evicts the pages of versions. This type keeps the content store independent of the framework. */
export type Pages = {
  /**
   * Renders the pages that must be ready before a version is shown.
   * @returns the reason why the version cannot be shown, if there is one
   */
  prepare: (candidate: Version) => Promise<string | undefined>;
  /** Evicts the pages of all versions except the one that is now shown. */
  keepOnly: (shown: Version) => void;
  faultOf: (version: Version) => Failure | undefined;
};
