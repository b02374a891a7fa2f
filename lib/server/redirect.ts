import type { ServerResponse } from 'node:http';

/** Says where an address is, and lets nobody keep that: it is a setting. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location, 'cache-control': 'no-store' }).end();
}
