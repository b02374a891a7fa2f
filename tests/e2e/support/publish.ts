export const PUBLISH_SECRET = 'publishers-only-secret';

/** Requests a publish. Without a body, the source's current document of the public deployment is published. */
export function requestPublish(
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

/** An almost empty document, after which a publish cannot lose anything from the page. */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };

/**
 * Publishes a deployment, whatever is public before. If the publish would lose too much, a blank deployment is
 * published first.
 * @param blank a deployment that has `BLANK`
 * @returns whether the deployment is public now; false if the storefront refuses it
 */
export async function forcePublish(
  server: { url: string },
  deployment: string,
  blank: string,
): Promise<boolean> {
  for (const name of [deployment, blank, deployment]) {
    const response = await requestPublish(server, { deployment: name, anyway: true });
    if (response.ok && name === deployment) return true;
    if (!response.ok && response.status !== 422) throw new Error(`not published: ${await response.text()}`);
  }
  return false;
}
