import fc from 'fast-check';

import { hostileDocument } from './documents';
import { foreignIn } from './page';
import { hostileRequest, statusOf } from './requests';

/** A running storefront, and how to give it a document to publish. */
export type Target = { url: string; publish: (document: unknown) => Promise<number> };

/** @throws where that does not hold, as a property of fast-check fails */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** A document is published or refused, and the page is there either way, with no script in it but ours. */
export const pageHolds = ({ url, publish }: Target) =>
  fc.asyncProperty(hostileDocument, async (document) => {
    const published = await publish(document);
    expectThat([200, 422].includes(published), `publish answered ${published}`);
    const response = await fetch(url);
    expectThat(response.status === 200, `the page answered ${response.status}`);
    const foreign = foreignIn(await response.text(), response.headers.get('content-security-policy') ?? '');
    expectThat(foreign.length === 0, `foreign in the page: ${foreign.join(', ')}`);
  });

/** Whatever is asked, there is an answer, and it is no failure of the server's. */
export const answersHold = ({ url }: Pick<Target, 'url'>) =>
  fc.asyncProperty(hostileRequest, async (request) => {
    const status = await statusOf(url, request);
    expectThat(status < 500, `answered ${status}`);
  });
