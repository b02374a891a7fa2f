import type { Health } from '@/lib/versions/health';

export const PUBLISH_SECRET = 'publishers-only-secret';
export const PREVIEW_SECRET = 'editors-only-secret';

/** Without a body, publishes the public deployment again from the source. */
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

/**
 * Publishes `deployment`. If this is refused because most of the public page would be lost, first publishes `blank`.
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

/** Lists each problem if the publishing secret is given. */
export async function healthOf({ url }: { url: string }, secret?: string) {
  const headers = secret === undefined ? undefined : { authorization: `Bearer ${secret}` };
  const response = await fetch(`${url}/api/health`, { headers });
  return { ...((await response.json()) as Health), code: response.status };
}

export async function pageAt(address: string) {
  const answer = await fetch(address);
  const html = await answer.text();
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { status: answer.status, headers: answer.headers, html, title };
}
