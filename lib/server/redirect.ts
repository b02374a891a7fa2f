import type { ServerResponse } from 'node:http';

/** Redirects without caching, because the target depends on a setting. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location, 'cache-control': 'no-store' }).end();
}
