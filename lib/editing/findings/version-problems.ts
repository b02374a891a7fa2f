import { visit } from 'jsonc-parser';

import { missingLocalFiles } from '../checks/missing-local-files';

import { parseDocumentText, withoutByteOrderMark } from '@/lib/content/document/document';
import { describe, member, type Problem, problemList, type Report } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';
import type { Version } from '@/lib/versions/version';

/**
 * The deepest fields are the styles in UF_COLS_JSON, seven steps below the root. Without this limit, the paths of
 * duplicate keys in a hostile document would take minutes to build.
 */
const MAX_STEPS = 8;

type FileCheck = (document: unknown, media: MediaPolicy) => Promise<Problem[]>;

/**
 * Returns the problems of all languages, including missing files and duplicate keys.
 * @param checks functions that report missing files. The default reports only files of this site, because other origins
 * can take seconds to answer.
 */
export async function versionProblems(
  { editions, problems }: Version,
  media: MediaPolicy,
  checks: FileCheck[] = [missingLocalFiles],
): Promise<Problem[]> {
  const others = editions.map(async ({ locale, text }) => {
    const document = parseDocumentText(text);
    const missing = (await Promise.all(checks.map((check) => check(document, media)))).flat();
    return [...repeatedNames(text), ...missing].map((problem) => ({ ...problem, locale }));
  });
  return [...problems, ...(await Promise.all(others)).flat()];
}

/** Reports duplicate keys, because JSON.parse keeps only the last value. The public page skips this check. */
function repeatedNames(text: string): Problem[] {
  const { problems, report } = problemList();
  const openObjects: Set<string>[] = [];
  try {
    visit(withoutByteOrderMark(text), {
      onObjectBegin: () => void openObjects.push(new Set()),
      onObjectProperty: (name, _offset, _length, _line, _column, objectPath) => {
        const names = openObjects.at(-1);
        if (names?.has(name)) reportRepeated([...objectPath(), name], report);
        names?.add(name);
      },
      onObjectEnd: () => void openObjects.pop(),
    });
  } catch (error) {
    // `visit` is recursive, so a deeply nested document overflows the stack. Earlier problems are kept.
    if (!(error instanceof RangeError)) throw error;
  }
  return problems;
}

function reportRepeated(steps: (string | number)[], report: Report): void {
  if (steps.length > MAX_STEPS) return;
  report({
    path: steps.reduce<string>(member, '$'),
    expected: 'each name once in an entry',
    found: describe(steps.at(-1)),
    action: 'the last value counts',
  });
}
