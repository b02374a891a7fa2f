import type { Version } from './version';

import type { Failure } from '@/lib/platform/failure';

/** The part of the page cache that the content store uses. This type keeps the store independent of the framework. */
export type Pages = {
  /** Renders the required pages. Returns the reason if the version cannot be shown. */
  prepare: (candidate: Version) => Promise<string | undefined>;
  keepOnly: (shown: Version) => void;
  faultOf: (version: Version) => Failure | undefined;
};
