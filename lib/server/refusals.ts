import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any endpoint accepts. Each endpoint has a lower limit of its own. */
const BODY_LIMIT_BYTES = 16 * 1024;

const READING_METHODS = ['GET', 'HEAD'];

/** The methods that a route handler can export; the framework fails on others. Endpoints refuse most of them. */
const ENDPOINT_METHODS = [...READING_METHODS, 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

export type Refusal = { status: number; error: string; headers?: Record<string, string> };

/** Returns why a request is refused whatever its address; undefined if it is valid. */
export function refusalOf({ method = '', headers }: IncomingMessage, { pathname }: URL): Refusal | undefined {
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) return { status: 413, error: 'body too large' };
  // Other upgrades are optional. A websocket client would not understand a normal response.
  if (/websocket/i.test(headers.upgrade ?? ''))
    return { status: 400, error: 'websockets are not supported', headers: { connection: 'close' } };
  const allowed = pathname.startsWith('/api/') ? ENDPOINT_METHODS : READING_METHODS;
  if (!allowed.includes(method))
    return { status: 405, error: `use ${allowed[0]}`, headers: { allow: allowed.join(', ') } };
  return undefined;
}

/** Answers with one line of JSON, like the endpoints (lib/platform/http.ts). */
export function refuse(response: ServerResponse, { status, error, headers }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify({ error }));
}

/** Parses the target of a request. Returns undefined if it is not an address of this site. */
export function addressOf(target: string | undefined): URL | undefined {
  // A target that starts with two slashes would name another host.
  const address = `http://localhost${(target ?? '/').replace(/^\/{2,}/, '/')}`;
  if (!target?.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isDecodable(url.pathname) ? url : undefined;
}

/** Pages decode their path, so a path that cannot be decoded is invalid. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
