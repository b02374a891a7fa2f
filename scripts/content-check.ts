// `npm run content:check [FILE|URL] [-- --json]` (docs/publishing.md)
import { parseArgs } from 'node:util';

import { parseDocumentText } from '@/lib/content/document/document';
import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { contentHints, withoutProblems } from '@/lib/editing/checks/hints';
import { mediaHints } from '@/lib/editing/checks/media/media-hints';
import { type Positioned, withPosition } from '@/lib/editing/checks/positions';
import { syntaxFault } from '@/lib/editing/checks/syntax-fault';
import { versionProblems } from '@/lib/editing/findings/version-problems';
import { previewEn } from '@/lib/editing/messages/preview-en';
import { counted } from '@/lib/editing/publish/terminal-lines';
import { environment } from '@/lib/platform/environment';
import { readVersion } from '@/lib/versions/reading/read-version';
import { readSource, SourceError } from '@/lib/versions/reading/source';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const source = positionals[0] ?? 'content/live.json';
/** This name has an effect only if `source` contains `{deployment}`. */
const DEPLOYMENT = 'checked';

async function check() {
  const { contentToken, media } = environment();
  const answer = await readSource({ template: source, token: contentToken }, DEPLOYMENT);
  if (answer.kind === 'unchanged')
    throw new Error('the source answered "unchanged", but there is no earlier copy');
  const version = await readVersion(DEPLOYMENT, answer.text, { media, locales: [] });
  const { content, fault } = version;
  const document = parseDocumentText(answer.text);
  const problems = await versionProblems(version, media);
  const hints = [...contentHints(content, document), ...(await mediaHints(content, document, media))];
  return {
    source,
    fault,
    problems: withPosition(problems, answer.text),
    hints: withPosition(withoutProblems(hints, problems), answer.text),
  };
}

type Checked = Awaited<ReturnType<typeof check>>;

/** Terminals and code editors turn `file:line:column` into a link. */
function locationOf({ place, title }: Positioned<{ path: string }>): string {
  const at = place ? `${source}:${place.line}:${place.column}` : source;
  return title === undefined ? at : `${at}  ${title}`;
}

function print({ fault, problems, hints }: Checked): void {
  for (const problem of problems) {
    const { path, expected, found, action } = problem;
    console.log(
      `${locationOf(problem)}\n${path}\n  expected  ${expected}\n  found     ${found}\n  result    ${action}\n`,
    );
  }
  for (const hint of hints) console.log(`${locationOf(hint)}\n${hint.path}\n  hint      ${hint.text}\n`);
  if (fault) console.log(`refused as a whole: ${fault}`);
  if (hints.length > 0) console.log(`${source}: ${counted(hints.length, 'hint')}`);
  console.log(`${source}: ${counted(problems.length, 'problem')}`);
}

function printUnreadable(error: SourceError | UnreadableDocumentError): void {
  const text = 'text' in error ? error.text : undefined;
  const { excerpt = '', advice, ...place } = (text !== undefined && syntaxFault(text)) || {};
  const isPlaced = 'line' in place;
  const help = advice && previewEn.faults.advice[advice];
  if (values.json) {
    const report = {
      source,
      fault: error.message,
      ...(isPlaced && { place, help }),
      problems: [],
      hints: [],
    };
    return console.log(JSON.stringify(report, null, 2));
  }
  const head = isPlaced ? `${source}:${place.line}:${place.column}` : source;
  const reason = help === undefined ? error.message : `${error.message}. ${help}`;
  console.error(`${head}: ${reason}${isPlaced ? `\n${excerpt}` : ''}`);
}

check().then(
  (checked) => {
    if (values.json) console.log(JSON.stringify(checked, null, 2));
    else print(checked);
    process.exit(checked.problems.length > 0 || checked.fault ? 1 : 0);
  },
  (error: unknown) => {
    const isExpected = error instanceof SourceError || error instanceof UnreadableDocumentError;
    if (isExpected) printUnreadable(error);
    else console.error(error);
    process.exit(1);
  },
);
