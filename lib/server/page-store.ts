import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Pages } from '../content/pages';
import type { Version } from '../content/version';
import { preparedPictures } from '../prepared-pictures';
import { sharePictureContent } from '../share-picture/content';

import { type Bodies, compressed } from './compress';
import { inlineScripts } from './inline-scripts';
import { withLateScripts } from './late-scripts';
import { PageFaults } from './page-faults';
import { NOT_FOUND_PAGE, SHARE_PICTURE } from './page-key';
import type { Render, Rendered } from './render';

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

/** Without these a version cannot be shown. */
const NEEDED = ['/', NOT_FOUND_PAGE];

/** Keeps rendered pages by version. Requests that meet while a page is rendered share that render. */
export class PageStore implements Pages {
  private readonly pages: LRUCache<string, StoredPage, Version | undefined>;
  private readonly faults = new PageFaults();

  constructor(private readonly render: Render) {
    this.pages = new LRUCache({
      maxSize: STORE_BYTES,
      sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
      fetchMethod: (key, _, { context: version }) => this.rendered(version, key.slice(key.indexOf(' ') + 1)),
    });
  }

  /**
   * A version's page, from the store or rendered now, of that very version. Pages of old versions, and those that name
   * pictures of before, fall out of the store as the least recently used.
   * @param version undefined where there is none to show yet
   */
  async get(version: Version | undefined, address: string): Promise<StoredPage> {
    const scope = address === SHARE_PICTURE && version ? pictureScope(version) : idOf(version);
    const key = `${scope}.${preparedPictures().changes} ${address}`;
    const page = await this.pages.forceFetch(key, { context: version });
    if (failureOf(address, page)) this.pages.delete(key); // to be tried again
    return page;
  }

  private async rendered(version: Version | undefined, address: string): Promise<StoredPage> {
    const note = (reasons: string[]) => this.faults.note(idOf(version), address, reasons);
    try {
      const page = await toStored(await this.render(address, { version, isPreview: false }));
      note(failureOf(address, page) ?? page.faults);
      return page;
    } catch (error) {
      note([`${address} was not rendered: ${String(error)}`]);
      throw error;
    }
  }

  async prepare(candidate: Version): Promise<string | undefined> {
    const rendering = NEEDED.map(async (address) => {
      try {
        return failureOf(address, await this.get(candidate, address)) ?? [];
      } catch (error) {
        return [`${address} was not rendered: ${String(error)}`];
      }
    });
    const failures = (await Promise.all(rendering)).flat();
    return failures.length === 0 ? undefined : failures.join('; ');
  }

  faultOf({ id }: Version): { at: Date; reason: string } | undefined {
    return this.faults.of(id);
  }
}

const idOf = (version: Version | undefined) => version?.id ?? 'none';

/** Why a page is not what it must be; what does not exist is one page too, whatever address was asked for. */
function failureOf(address: string, { status }: StoredPage): string[] | undefined {
  const expected = address === NOT_FOUND_PAGE ? 404 : 200;
  return status === expected ? undefined : [`${address} was rendered with status ${status}`];
}

/** The same picture serves every version that would draw it so: it takes longer than all that a publish renders. */
function pictureScope({ content }: Version): string {
  return createHash('sha256')
    .update(JSON.stringify(sharePictureContent(content)))
    .digest('base64url');
}

/**
 * What is sent of an answer, in every encoding. A picture is sent as it is; what is written into pages is not in it.
 * @throws PageTooLargeError
 */
export async function toStored({ status, headers, body }: Rendered): Promise<StoredPage> {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  if (body.length > LARGEST_PAGE_BYTES) throw new PageTooLargeError(body.length);
  const { html, elements } = await withLateScripts(isPage ? body.toString('utf8') : '');
  const sent = isPage ? Buffer.from(html) : body;
  const etag = `"${createHash('sha256').update(sent).digest('base64url').slice(0, 22)}"`;
  const { hashes: scriptHashes, faults } = inlineScripts(elements);
  return { status, bodies: await compressed(sent), etag, headers, scriptHashes, faults };
}
