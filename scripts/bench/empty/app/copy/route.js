import { readFileSync } from 'node:fs';

// The storefront's own page, stored by the framework: what its server makes of it per visit is the comparison.
export const dynamic = 'force-static';

export function GET() {
  return new Response(readFileSync('copy.html'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
