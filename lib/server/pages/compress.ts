import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { Queue } from '@/lib/platform/queue';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** With level 9, the encoder would need 32 MB instead of 16 MB, and pages would be only 0.9 % smaller. */
const BROTLI_QUALITY = 8;
const GZIP_LEVEL = 9;

/**
 * Brotli's window for bodies of at most 2^16 bytes. Compressing such a body takes 1 ms with this window and 4 to 7 ms
 * with the default window. The default window also needs more memory. Both windows give the same result.
 */
const SMALL_WINDOW_BITS = 16;

export type Encoding = 'br' | 'gzip' | 'identity';
/**
 * A response body in several encodings. Formats that are already compressed, such as pictures, have only `identity`.
 */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/** Returns the number of bytes that the bodies occupy in the page store. */
export const sizeOf = ({ br, gzip: gz, identity }: Bodies) =>
  identity.length + (br?.length ?? 0) + (gz?.length ?? 0);

/** Compresses one page at a time, because every running encoder needs memory. */
const compressing = new Queue();

export async function compress(body: Buffer): Promise<Required<Bodies>> {
  return compressing.add(async () => {
    const isSmall = body.length <= 2 ** SMALL_WINDOW_BITS;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: isSmall ? SMALL_WINDOW_BITS : constants.BROTLI_DEFAULT_WINDOW,
    };
    const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: GZIP_LEVEL })]);
    return { br, gzip: gz, identity: body };
  });
}

/** Returns the ETag of a body. */
export const etagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Returns the best encoding that the `Accept-Encoding` header accepts. A weight of 0 means not accepted. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const taken = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
