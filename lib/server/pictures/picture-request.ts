import type { IncomingMessage } from 'node:http';

import { QUALITY, WIDTHS } from '@/lib/model/pictures';
import { PREPARED_PREFIX } from '@/lib/model/prepared-pictures';
import { publicAddress } from '@/lib/model/public-files';

/** `width` is in pixels. */
export type PictureRequest = { src: string; width: number };

/** Accepts one spelling of each address and a few widths, because variants of one picture could fill the cache. */
export function pictureRequest(query: URLSearchParams, mediaOrigins: string[]): PictureRequest | undefined {
  const [src, w, q] = ['url', 'w', 'q'].map((name) => {
    const values = query.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  });
  const width = WIDTHS.find((candidate) => String(candidate) === w);
  if (src === undefined || width === undefined || q !== String(QUALITY)) return undefined;
  return isLocal(src) || isAllowedRemote(src, mediaOrigins) ? { src, width } : undefined;
}

const isLocal = (src: string) => publicAddress(src) === src && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(src);

function isAllowedRemote(src: string, mediaOrigins: string[]): boolean {
  if (!/^https?:/.test(src) || src.includes('#') || !URL.canParse(src)) return false;
  const { href, origin, username, password } = new URL(src);
  return href === src && mediaOrigins.includes(origin) && !username && !password;
}

export type PictureFormat = 'avif' | 'webp';

/** Returns the best accepted format. All recent browsers support WebP. */
export function acceptedFormat({ accept }: { accept?: string }): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

export function acceptedPicture({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return `${url.split('?', 1)[0]}.${acceptedFormat(headers)}`;
}

export function variantOf(pathname: string): { name: string; width: number } | undefined {
  const [, name, width] = /^([^/]+)-(\d+)$/.exec(pathname.slice(PREPARED_PREFIX.length)) ?? [];
  return name === undefined ? undefined : { name, width: Number(width) };
}
