const TIME_LIMIT_MS = 2_000;

/** Returns the size in bytes of a file on another site. Undefined if unknown. */
export async function remoteSize(address: string): Promise<number | undefined> {
  try {
    // The parser accepts only allowed origins, but a redirect could lead to another origin.
    const answer = await fetch(address, {
      method: 'HEAD',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return Number(answer.headers.get('content-length')) || undefined;
  } catch {
    return undefined; // missing remote files are reported at publishing
  }
}
