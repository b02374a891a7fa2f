import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { Queue } from '@/lib/platform/queue';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Level 9 would need 32 MB of memory instead of 16 MB, and save only 0.9 %. */
const BROTLI_QUALITY = 8;
const GZIP_LEVEL = 9;

/** The default window takes 4 to 7 ms instead of 1 ms, and more memory, for a slightly smaller result. */
const SMALL_WINDOW_BITS = 16;

export type Encoding = 'br' | 'gzip' | 'identity';
/** Already compressed bodies, such as pictures, have only `identity`. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

export const sizeOf = ({ br, gzip: gz, identity }: Bodies) =>
  identity.length + (br?.length ?? 0) + (gz?.length ?? 0);

/** This queue compresses one page at a time, because every running encoder needs memory. */
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
