import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { type Bodies, compressed } from './compress';
import { inlineScripts } from './inline-scripts';
import { withLateScripts } from './late-scripts';
import { NOT_FOUND_PAGE } from './page-key';

/** A page as it is sent: rendered and compressed once, then served many times. */
export type StoredPage = {
  status: number;
  bodies: Bodies;
  etag: string;
  headers: Record<string, string>;
  /** What the policy must allow of its inline scripts. */
  scriptHashes: string[];
  /** What somebody should look at, one sentence each: a page with any does not run, or not arrive, as it should. */
  faults: string[];
};

/** Renders a page, given its path and query: the framework's answer, in full. */
export type Render = (
  address: string,
  cookie?: string,
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;

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

const STORE_BYTES = 64 * 1024 * 1024;

/** Keeps the pages of one version of the content. Requests that meet while a page is rendered share that render. */
export class PageStore {
  private readonly pages: LRUCache<string, StoredPage>;

  constructor(render: Render) {
    this.pages = new LRUCache<string, StoredPage>({
      maxSize: STORE_BYTES,
      sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
      fetchMethod: async (key) => {
        const address = key.slice(key.indexOf(' ') + 1);
        return toStored(await render(address));
      },
    });
  }

  /**
   * The page, from the store or rendered now. A version's pages are never served for another: it is part of the key,
   * and pages of old versions fall out of the store as the least recently used.
   */
  async get(version: string, address: string): Promise<StoredPage> {
    const key = `${version} ${address}`;
    const page = await this.pages.forceFetch(key);
    // What failed is tried again. What does not exist is one page, whatever address was asked for.
    if (page.status !== 200 && address !== NOT_FOUND_PAGE) this.pages.delete(key);
    return page;
  }
}

/**
 * What is sent of an answer, in every encoding. A picture is sent as it is; what is written into pages is not in it.
 * @throws PageTooLargeError
 */
export async function toStored({ status, headers, body }: Awaited<ReturnType<Render>>): Promise<StoredPage> {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  if (body.length > LARGEST_PAGE_BYTES) throw new PageTooLargeError(body.length);
  const { html, elements } = await withLateScripts(isPage ? body.toString('utf8') : '');
  const sent = isPage ? Buffer.from(html) : body;
  const etag = `"${createHash('sha256').update(sent).digest('base64url').slice(0, 22)}"`;
  const { hashes: scriptHashes, faults } = inlineScripts(elements);
  return { status, bodies: await compressed(sent), etag, headers, scriptHashes, faults };
}
