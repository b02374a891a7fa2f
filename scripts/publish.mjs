// `npm run publish -- [NAME]`: publishes a deployment, or the public one as it is now, on the site that SITE_URL names.
const { SITE_URL = 'http://localhost:3000', REVALIDATE_SECRET } = process.env;
const deployment = process.argv[2];

if (!REVALIDATE_SECRET) {
  console.error('REVALIDATE_SECRET must be set, the same as the server has');
  process.exit(1);
}

const answer = await fetch(new URL('/api/revalidate', SITE_URL), {
  method: 'POST',
  headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
  body: deployment ? JSON.stringify({ deployment }) : '',
}).catch((error) => {
  console.error(`${SITE_URL} cannot be reached: ${error.cause?.message ?? error.message}`);
  process.exit(1);
});
console.log(answer.status, await answer.text());
process.exit(answer.ok ? 0 : 1);
