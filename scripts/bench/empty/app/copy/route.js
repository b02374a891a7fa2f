import { readFileSync } from 'node:fs';

// The storefront's page as a static page of Next.js, to compare its server with ours.
export const dynamic = 'force-static';

export function GET() {
  return new Response(readFileSync('copy.html'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
