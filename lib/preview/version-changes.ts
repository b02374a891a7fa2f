import type { MediaPolicy } from '../content/media';
import { documentOf } from '../content/reading';
import { editionOf, type Version } from '../content/version';

import { type Change, changes } from './changes';

/** What one version changes in another, language by language. */
export function versionChanges(before: Version, after: Version, media: MediaPolicy): Change[] {
  return after.editions.flatMap(({ locale, text }) => {
    const found = changes(documentOf(editionOf(before, locale).text), documentOf(text), media);
    return locale === undefined ? found : found.map((change) => ({ ...change, locale }));
  });
}
