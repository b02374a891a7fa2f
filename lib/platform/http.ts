import 'server-only';

/**
 * The IP address of the visitor or of a reverse proxy. Clients cannot set this header (lib/server/internal-headers.ts).
 */
export const CLIENT_ADDRESS_HEADER = 'x-storefront-visitor';

export const uncachedJson = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

export const refusal = (status: number, reason: string, details: object = {}) =>
  uncachedJson(status, { error: reason, ...details });

/** Returns status 405, or 404 if the endpoint is disabled. */
export function methodNotAllowed(isOpen: boolean, allowed: string): Response {
  if (!isOpen) return refusal(404, 'not found');
  const answer = refusal(405, `use ${allowed}`);
  answer.headers.set('allow', allowed);
  return answer;
}

/**
 * Returns undefined if the body exceeds the limit.
 * @throws if the connection breaks
 */
export async function limitedBody(
  { body }: Request | Response,
  limitBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns undefined above the limit or after a disconnection. */
export async function limitedText(request: Request, limitBytes: number): Promise<string | undefined> {
  const body = await limitedBody(request, limitBytes).catch(() => undefined);
  return body?.toString('utf8');
}
