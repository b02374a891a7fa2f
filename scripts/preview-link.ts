// `npm run preview:link -- NAME [--for 7d]` (docs/publishing.md). Standard output contains only the link.
import { parseArgs } from 'node:util';

import { PREVIEW_PATH } from '@/lib/editing/preview/preview-access';
import { LINK_TIME, LINK_TIME_FORMS, linkSeconds, signToken } from '@/lib/editing/preview/token';
import { isDeploymentName } from '@/lib/platform/deployment';
import { environment } from '@/lib/platform/environment';
import { readEditions } from '@/lib/versions/reading/read-editions';
import { SourceError } from '@/lib/versions/reading/source';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { for: { type: 'string', default: LINK_TIME } },
});
const [deployment] = positionals;
const seconds = linkSeconds(values.for);
const settings = environment();
const { previewSecret, siteUrl, port } = settings;

const faults = [
  ...(isDeploymentName(deployment) ? [] : ['give the name of a deployment (a-z, 0-9 and -)']),
  ...(seconds === undefined ? [`--for takes ${LINK_TIME_FORMS}, not "${values.for}"`] : []),
  ...(previewSecret === undefined ? ['PREVIEW_SECRET must be set to the same value as on the server'] : []),
];
if (faults.length > 0 || deployment === undefined || seconds === undefined || previewSecret === undefined) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}

const ends = Math.floor(Date.now() / 1000) + seconds;
const link = new URL(PREVIEW_PATH, siteUrl ?? `http://localhost:${port}`);
link.searchParams.set('deployment', deployment);
link.searchParams.set('token', signToken('link', deployment, ends, previewSecret));
console.log(link.href);
console.error(`The link expires on ${new Date(ends * 1000).toString()}.`);

readEditions(settings, deployment).catch((error: unknown) => {
  const isMissing = error instanceof SourceError && error.kind === 'missing';
  const what = isMissing
    ? `there is no deployment "${deployment}"`
    : 'the source cannot be read at the moment';
  console.error(`Warning: ${what}: ${error instanceof Error ? error.message : String(error)}`);
});
