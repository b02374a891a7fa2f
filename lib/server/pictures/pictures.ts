import type { IncomingMessage } from 'node:http';

import { PREPARED_PREFIX } from '@/lib/model/prepared-pictures';

export type PictureFormat = 'avif' | 'webp';

/** Best first. A browser that names neither format gets WebP: every browser of the last years shows it. */
export function acceptedFormat({ accept }: { accept?: string }): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** The file of a prepared picture that a browser can show. */
export function acceptedPicture({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return `${url.split('?', 1)[0]}.${acceptedFormat(headers)}`;
}

/** The name and width in pixels in a prepared picture's address. */
export function variantOf(pathname: string): { name: string; width: number } | undefined {
  const [, name, width] = /^([^/]+)-(\d+)$/.exec(pathname.slice(PREPARED_PREFIX.length)) ?? [];
  return name === undefined ? undefined : { name, width: Number(width) };
}
