// `npm run preview:link -- NAME [--for 7d]`: prints a signed preview link that expires and contains no secret. Standard
// output has only the link.
import { parseArgs } from 'node:util';

import { PREVIEW_PATH } from '@/lib/editing/preview/preview-access';
import { LINK_TIME_FORMS, linkSeconds, signToken } from '@/lib/editing/preview/token';
import { isDeploymentName } from '@/lib/platform/deployment';
import { environment } from '@/lib/platform/environment';
import { readSource, SourceError } from '@/lib/versions/reading/source';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { for: { type: 'string', default: '7d' } },
});
const [deployment] = positionals;
const seconds = linkSeconds(values.for);
const { previewSecret, siteUrl, port, contentSource, contentToken } = environment();

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

readSource({ template: contentSource, token: contentToken }, deployment).catch((error: unknown) => {
  if (!(error instanceof SourceError)) throw error;
  const what =
    error.kind === 'missing'
      ? `there is no deployment "${deployment}"`
      : 'the source cannot be read at the moment';
  console.error(`Warning: ${what}: ${error.message}`);
});
