// `npm run content:check [FILE|URL]`: prints each problem of a document and exits with 1 if there are any.
import { environment } from '../lib/config/environment';
import { readSource, SourceError } from '../lib/content/source';
import { UnreadableDocumentError } from '../lib/content/unreadable';
import { readVersion } from '../lib/content/version';

const place = process.argv[2] ?? 'content/live.json';
/** Any name will do: the place that is given holds no `{deployment}`. */
const DEPLOYMENT = 'checked';

async function check(): Promise<number> {
  const { contentToken, media } = environment();
  const answer = await readSource({ template: place, token: contentToken }, DEPLOYMENT);
  if (answer.kind === 'unchanged') throw new Error('a source without a copy cannot be unchanged');
  const { problems, fault } = await readVersion(DEPLOYMENT, answer.text, media);
  for (const { path, expected, found, action } of problems) {
    console.log(`${path}\n  expected  ${expected}\n  found     ${found}\n  result    ${action}\n`);
  }
  if (fault) console.log(`refused as a whole: ${fault}`);
  console.log(`${place}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  return problems.length > 0 || fault ? 1 : 0;
}

check().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof SourceError || error instanceof UnreadableDocumentError;
    console.error(isExpected ? `${place}: ${error.message}` : error);
    process.exit(1);
  },
);
