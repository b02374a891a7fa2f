// `npm run preview:link -- NAME [--for 7d]`: a signed link to a preview that expires and holds no secret.
import { parseArgs } from 'node:util';

import { environment } from '../lib/config/environment';
import { isDeploymentName } from '../lib/content/deployment';
import { signToken } from '../lib/preview/token';

const UNIT_SECONDS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { for: { type: 'string', default: '7d' } },
});
const [deployment] = positionals;
const [, amount, unit] = /^(\d{1,4})([mhd])$/.exec(values.for) ?? [];
const seconds = Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? Number.NaN);
const { previewSecret, siteUrl, port } = environment();

const faults = [
  ...(isDeploymentName(deployment) ? [] : ['name a deployment: a-z, 0-9 and -']),
  ...(Number.isFinite(seconds) ? [] : ['--for takes a number and m, h or d, such as 7d']),
  ...(previewSecret === undefined ? ['PREVIEW_SECRET must be set, the same as the server has'] : []),
];
if (faults.length > 0 || deployment === undefined || previewSecret === undefined) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
const link = new URL('/api/preview', siteUrl ?? `http://localhost:${port}`);
link.searchParams.set('deployment', deployment);
link.searchParams.set(
  'token',
  signToken('link', deployment, Math.floor(Date.now() / 1000) + seconds, previewSecret),
);
console.log(link.href);
