import { readFileSync } from 'node:fs';

// Serves the storefront's page statically, to compare the server of Next.js with ours.
export const dynamic = 'force-static';

export function GET() {
  return new Response(readFileSync('copy.html'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
