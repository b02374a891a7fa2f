export const PUBLISH_SECRET = 'publishers-only-secret';

/** Requests a publish. Without a body, publishes the public deployment again from the source. */
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

/** While this almost empty document is public, no publish is refused for losing most of the page. */
export const BLANK = { common: {}, home: { texts: { intro: { NAME: 'Blank' } } } };

/**
 * Publishes `deployment`. If the publish is refused because most of the public page would be lost, publishes `blank`
 * and then tries again.
 * @param blank name of a deployment with the document `BLANK`
 * @returns whether the deployment is public now; false if the storefront refuses the document for another reason
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
