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

/** Has nothing that could be missing from the page after it. */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };

/**
 * Has a storefront show a deployment whatever it showed before: where too little would be left of that, by way of a blank one.
 * @param blank a deployment that has `BLANK`
 * @returns whether it shows it now; it may be one that no storefront shows
 */
export async function changeTo(server: { url: string }, deployment: string, blank: string): Promise<boolean> {
  for (const name of [deployment, blank, deployment]) {
    const response = await askToPublish(server, { deployment: name, anyway: true });
    if (response.ok && name === deployment) return true;
    if (!response.ok && response.status !== 422) throw new Error(`not published: ${await response.text()}`);
  }
  return false;
}
