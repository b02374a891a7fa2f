import { readFileSync } from 'node:fs';

// The storefront's page, stored by Next.js: shows what its own server costs per visit.
export const dynamic = 'force-static';

export function GET() {
  return new Response(readFileSync('copy.html'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
