import 'server-only';

/** Returns an error response that forbids caching. */
export function refusal(status: number, reason: string, details: object = {}): Response {
  return Response.json({ error: reason, ...details }, { status, headers: { 'cache-control': 'no-store' } });
}

/** Returns status 405, or 404 if the endpoint is disabled. */
export function methodNotAllowed(isOpen: boolean, allowed: string): Response {
  if (!isOpen) return refusal(404, 'not found');
  const answer = refusal(405, `use ${allowed}`);
  answer.headers.set('allow', allowed);
  return answer;
}

/** Reads a request's body. Returns undefined if the body exceeds the limit or the connection breaks. */
export async function readLimitedBody(request: Request, limitBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limitBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined; // the client has disconnected
  }
  return Buffer.concat(chunks).toString('utf8');
}
