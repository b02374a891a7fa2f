import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any endpoint takes; each has a narrower limit of its own. */
const BODY_LIMIT_BYTES = 16 * 1024;

export type Refusal = { status: number; error: string; headers?: Record<string, string> };

/** What is wrong with a request as such, whatever it asks for; undefined for one that can be looked at. */
export function refusalOf(
  { method, headers }: IncomingMessage,
  { pathname, searchParams }: URL,
): Refusal | undefined {
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) return { status: 413, error: 'body too large' };
  // Another protocol may be offered to any request, and passed over; a websocket client would not know an answer.
  if (/websocket/i.test(headers.upgrade ?? ''))
    return { status: 400, error: 'there are no websockets here', headers: { connection: 'close' } };
  if (method !== 'GET' && method !== 'HEAD' && !pathname.startsWith('/api/'))
    return { status: 405, error: 'use GET', headers: { allow: 'GET, HEAD' } };
  if (pathname === '/_next/image' && !isPictureAddress(searchParams.get('url') ?? ''))
    return { status: 400, error: 'url must be the address of a picture' };
  return undefined;
}

/**
 * Whether the picture proxy may look at an address at all: a file of this site, or an absolute address, which it then
 * holds against the allowed origins. For other paths it would render pages or fail; with a # it would keep one picture
 * under any number of names.
 */
function isPictureAddress(address: string): boolean {
  const hasForm = /^(?:https?:\/\/[^#\\]+|\/(?![/\\])[^?#\\]*\.[a-z\d]{2,5})$/i.test(address);
  return hasForm && isDecodable(address);
}

/** Answers in one line of JSON, as the endpoints do (lib/http.ts). */
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
