import fc from 'fast-check';

import { hostileDocument } from './documents';
import { findForeignMarkup } from './page';
import { hostileRequest, statusOf } from './requests';

export type Target = { url: string; publish: (document: unknown) => Promise<number> };

/** @throws if the condition is false, so that fast-check reports a failing case */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** The site publishes or refuses a hostile document, and the page then answers 200 without foreign markup. */
export const pageHolds = ({ url, publish }: Target) =>
  fc.asyncProperty(hostileDocument, async (document) => {
    const published = await publish(document);
    expectThat([200, 422].includes(published), `publish answered ${published}`);
    const response = await fetch(url);
    expectThat(response.status === 200, `the page answered ${response.status}`);
    const foreign = findForeignMarkup(
      await response.text(),
      response.headers.get('content-security-policy') ?? '',
    );
    expectThat(foreign.length === 0, `foreign in the page: ${foreign.join(', ')}`);
  });

export const answersHold = ({ url }: Pick<Target, 'url'>) =>
  fc.asyncProperty(hostileRequest, async (request) => {
    const status = await statusOf(url, request);
    expectThat(status < 500, `answered ${status}`);
  });
