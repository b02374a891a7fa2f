import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { Queue } from '@/lib/platform/queue';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * High enough to be worth it, low enough that a publish is seen at once: compressed once per render, not per visit. Each step
 * doubles the memory of the encoder: 16 MB for 8. A page gains 0.9 % by 9.
 */
const BROTLI_QUALITY = 8;
const GZIP_LEVEL = 9;

export type Encoding = 'br' | 'gzip' | 'identity';
/** What is compressed in itself, as a picture is, has no other encoding. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/** What they take up where they are kept. */
export const sizeOf = ({ br, gzip: gz, identity }: Bodies) =>
  identity.length + (br?.length ?? 0) + (gz?.length ?? 0);

/** One page at a time: each needs the encoder's memory, and a publish compresses the pages of all languages. */
const compressing = new Queue();

export async function compressed(body: Buffer): Promise<Required<Bodies>> {
  return compressing.add(async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: GZIP_LEVEL })]);
    return { br, gzip: gz, identity: body };
  });
}

/** The same for the same body. */
export const etagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The best encoding that a client takes; one with a weight of 0 is refused. */
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
