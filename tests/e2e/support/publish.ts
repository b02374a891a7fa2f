export const PUBLISH_SECRET = 'publishers-only-secret';

/** Asks a storefront to publish; without a body, what is public as the source has it now. */
export function askToPublish(
  { url }: { url: string },
  body?: object | string,
  secret = PUBLISH_SECRET,
): Promise<Response> {
  return fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  });
}
