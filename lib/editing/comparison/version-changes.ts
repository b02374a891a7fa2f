import type { Change } from './changes';
import { comparer } from './comparer';

import type { MediaPolicy } from '@/lib/content/values/media';
import { editionOf, type Version } from '@/lib/versions/version';

/** Compares two versions, separately for each language. */
export async function versionChanges(before: Version, after: Version, media: MediaPolicy): Promise<Change[]> {
  const found = await Promise.all(
    after.editions.map(async ({ locale, text }) => {
      const changes = await comparer({ before: editionOf(before, locale).text, after: text, media });
      return locale === undefined ? changes : changes.map((change) => ({ ...change, locale }));
    }),
  );
  return found.flat();
}
