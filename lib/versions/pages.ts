import type { Version } from './version';

import type { Failure } from '@/lib/platform/failure';

/** Renders and evicts pages. This type keeps the content store independent of the framework. */
export type Pages = {
  /** Renders the pages that must be ready before a version is shown. Returns the reason if it cannot be shown. */
  prepare: (candidate: Version) => Promise<string | undefined>;
  /** Evicts the pages of all other versions. */
  keepOnly: (shown: Version) => void;
  faultOf: (version: Version) => Failure | undefined;
};
