// `npm run publish -- [NAME] [--anyway]`: publishes a deployment, or the public one as it is now, on the site that SITE_URL
// names; with --anyway also where most of what the page shows would be gone without anything being broken.
import { parseArgs } from 'node:util';

const { SITE_URL = 'http://localhost:3000', REVALIDATE_SECRET } = process.env;
const { values, positionals } = parseArgs({
  options: { anyway: { type: 'boolean' } },
  allowPositionals: true,
});
const [deployment] = positionals;

if (!REVALIDATE_SECRET) {
  console.error('REVALIDATE_SECRET must be set, the same as the server has');
  process.exit(1);
}

const answer = await fetch(new URL('/api/revalidate', SITE_URL), {
  method: 'POST',
  headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
  body: JSON.stringify({ deployment, ...values }),
}).catch((error) => {
  console.error(`${SITE_URL} cannot be reached: ${error.cause?.message ?? error.message}`);
  process.exit(1);
});
console.log(answer.status, await answer.text());
process.exit(answer.ok ? 0 : 1);
