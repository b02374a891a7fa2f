import 'server-only';

/** An answer that says in one line why a request is refused; never stored. */
export function refusal(status: number, reason: string, details: object = {}): Response {
  return Response.json({ error: reason, ...details }, { status, headers: { 'cache-control': 'no-store' } });
}

/** The answer to a method that an endpoint does not take; where it is closed it is not there for any method. */
export function refusedMethod(isOpen: boolean, allowed: string): Response {
  if (!isOpen) return refusal(404, 'not found');
  const answer = refusal(405, `use ${allowed}`);
  answer.headers.set('allow', allowed);
  return answer;
}

/**
 * The text of a request's body, read no further than a limit.
 * @returns undefined where the body is longer, or its sender has gone
 */
export async function limitedBody(request: Request, limitBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limitBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined; // nobody is left to hear of it
  }
  return Buffer.concat(chunks).toString('utf8');
}
