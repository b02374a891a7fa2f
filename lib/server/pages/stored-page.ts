import { type Bodies, compressed, etagOf, sizeOf } from './compress';
import { withLateScripts } from './deferred-scripts';
import { inlineScripts } from './inline-scripts';
import type { Rendered } from './render';

/** A page as it is sent: rendered and compressed once, then served many times. */
export type StoredPage = {
  status: number;
  bodies: Bodies;
  /** Its size where it is kept. */
  keptBytes: number;
  etag: string;
  headers: Record<string, string>;
  /** What the policy must allow of its inline scripts. */
  scriptHashes: string[];
  /** What somebody should look at, one sentence each: a page with any does not run, or not arrive, as it should. */
  faults: string[];
};

/** Many times the largest shop's page; one that is larger would be rendered again for each visit. */
export const LARGEST_PAGE_BYTES = 32 * 1024 * 1024;

/** A page that is not kept, nor sent. */
export class PageTooLargeError extends Error {
  override name = 'PageTooLargeError';

  constructor(bytes: number) {
    const megabytes = (count: number) => Math.ceil(count / 1024 / 1024);
    super(`the page has ${megabytes(bytes)} MB; ${megabytes(LARGEST_PAGE_BYTES)} MB are the most`);
  }
}

/**
 * What is sent of an answer, a page in every encoding. A picture is sent as it is; what is written into pages is not in it.
 * @throws PageTooLargeError
 */
export async function toStored({ status, headers, body }: Rendered): Promise<StoredPage> {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  if (body.length > LARGEST_PAGE_BYTES) throw new PageTooLargeError(body.length);
  const { html, elements } = await withLateScripts(isPage ? body.toString('utf8') : '');
  const sent = isPage ? Buffer.from(html) : body;
  const { hashes: scriptHashes, faults } = inlineScripts(elements);
  const bodies = isPage ? await compressed(sent) : { identity: sent };
  return { status, bodies, keptBytes: sizeOf(bodies), etag: etagOf(sent), headers, scriptHashes, faults };
}
