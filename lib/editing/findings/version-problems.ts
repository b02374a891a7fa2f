import { missingLocalFiles } from '../checks/missing-local-files';

import { parseDocumentText } from '@/lib/content/document/document';
import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';
import type { Version } from '@/lib/versions/version';

type FileCheck = (document: unknown, media: MediaPolicy) => Promise<Problem[]>;

/**
 * Returns the problems of a version in all languages, including missing pictures and films.
 * @param checks by default, only for files of this site, because other origins may take seconds to answer
 */
export async function versionProblems(
  { editions, problems }: Version,
  media: MediaPolicy,
  checks: FileCheck[] = [missingLocalFiles],
): Promise<Problem[]> {
  const missing = editions.map(async ({ locale, text }) => {
    const document = parseDocumentText(text);
    const found = (await Promise.all(checks.map((check) => check(document, media)))).flat();
    return found.map((problem) => ({ ...problem, locale }));
  });
  return [...problems, ...(await Promise.all(missing)).flat()];
}
