import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any endpoint takes; each has a narrower limit of its own. */
const BODY_LIMIT_BYTES = 16 * 1024;

const READING_METHODS = ['GET', 'HEAD'];

/** Those that a route handler can name; each answers itself for what it does not take. The framework fails on others. */
const ENDPOINT_METHODS = [...READING_METHODS, 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

export type Refusal = { status: number; error: string; headers?: Record<string, string> };

/** What is wrong with a request as such, whatever it asks for; undefined for one that can be looked at. */
export function refusalOf({ method = '', headers }: IncomingMessage, { pathname }: URL): Refusal | undefined {
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) return { status: 413, error: 'body too large' };
  // Another protocol may be offered to any request, and passed over; a websocket client would not know an answer.
  if (/websocket/i.test(headers.upgrade ?? ''))
    return { status: 400, error: 'there are no websockets here', headers: { connection: 'close' } };
  const allowed = pathname.startsWith('/api/') ? ENDPOINT_METHODS : READING_METHODS;
  if (!allowed.includes(method))
    return { status: 405, error: `use ${allowed[0]}`, headers: { allow: allowed.join(', ') } };
  return undefined;
}

/** Answers in one line of JSON, as the endpoints do (lib/platform/http.ts). */
export function refuse(response: ServerResponse, { status, error, headers }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify({ error }));
}

/** The address that a request names, if it names one of this site's. */
export function addressOf(target: string | undefined): URL | undefined {
  // A target that begins with two slashes would name another host.
  const address = `http://localhost${(target ?? '/').replace(/^\/{2,}/, '/')}`;
  if (!target?.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isDecodable(url.pathname) ? url : undefined;
}

/** Pages read their names from the path: one that cannot be decoded names nothing. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
