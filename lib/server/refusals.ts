import type { IncomingMessage, ServerResponse } from 'node:http';

/** Limits `content-length`. Endpoints also limit the bytes that they read. */
const BODY_LIMIT_BYTES = 16 * 1024;

const READING_METHODS = ['GET', 'HEAD'];

/** The methods that a route handler can export. The framework fails on any other method. */
const ENDPOINT_METHODS = [...READING_METHODS, 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

export type Refusal = { status: number; error: string; headers?: Record<string, string> };

export function refusalOf({ method = '', headers }: IncomingMessage, { pathname }: URL): Refusal | undefined {
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) return { status: 413, error: 'body too large' };
  // Refuses websockets, because websocket clients cannot use a normal response. Other upgrade requests get one.
  if (/websocket/i.test(headers.upgrade ?? ''))
    return { status: 400, error: 'websockets are not supported', headers: { connection: 'close' } };
  const allowed = pathname.startsWith('/api/') ? ENDPOINT_METHODS : READING_METHODS;
  if (!allowed.includes(method))
    return { status: 405, error: `use ${allowed[0]}`, headers: { allow: allowed.join(', ') } };
  return undefined;
}

/** Sends JSON in the format of the endpoints (lib/platform/http.ts). */
export function refuse(response: ServerResponse, { status, error, headers }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify({ error }));
}

/** Returns undefined if the request target is not an address of this site. */
export function addressOf(target: string | undefined): URL | undefined {
  // As a relative address, `//name/path` would lead to the host `name`.
  const address = `http://localhost${(target ?? '/').replace(/^\/{2,}/, '/')}`;
  if (!target?.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isDecodable(url.pathname) ? url : undefined;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
