import { type Bodies, compress, sizeOf } from './compress';
import { deferScripts } from './deferred-scripts';
import { etagOf } from './etag';
import { inlineScripts } from './inline-scripts';
import type { Rendered } from './render';

export type StoredPage = {
  status: number;
  bodies: Bodies;
  /** Size of the bodies in memory. HTML that belongs to another page (flavour-head.ts) is not counted. */
  keptBytes: number;
  etag: string;
  headers: Record<string, string>;
  scriptHashes: string[];
  /** A page is sent even if it has faults. */
  faults: string[];
};

/** Half the page store, which also holds compressed copies. Even the page of a very large shop is far smaller. */
export const LARGEST_PAGE_BYTES = 32 * 1024 * 1024;

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

export const isHtml = ({ headers }: Pick<Rendered, 'headers'>) =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** @throws Error if the response is larger than LARGEST_PAGE_BYTES */
export async function toStored({ status, headers, body, faults = [] }: Rendered): Promise<StoredPage> {
  const isPage = isHtml({ headers });
  if (body.length > LARGEST_PAGE_BYTES)
    throw new Error(
      `the page has ${megabytes(body.length)} MB; ${megabytes(LARGEST_PAGE_BYTES)} MB are the most`,
    );
  const { html, elements } = await deferScripts(isPage ? body.toString('utf8') : '');
  const sent = isPage ? Buffer.from(html) : body;
  const scripts = inlineScripts(elements);
  const bodies = isPage ? await compress(sent) : { identity: sent };
  return {
    status,
    bodies,
    keptBytes: sizeOf(bodies),
    etag: etagOf(sent),
    headers,
    scriptHashes: scripts.hashes,
    faults: [...faults, ...scripts.faults],
  };
}
