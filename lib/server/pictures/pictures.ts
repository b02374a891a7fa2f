import type { IncomingMessage } from 'node:http';

import { PREPARED_PREFIX } from '@/lib/model/prepared-pictures';

export type PictureFormat = 'avif' | 'webp';

/** Returns the best format that the browser accepts. All recent browsers support WebP. */
export function acceptedFormat({ accept }: { accept?: string }): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** Returns a prepared picture's file in a format that the browser accepts. */
export function acceptedPicture({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return `${url.split('?', 1)[0]}.${acceptedFormat(headers)}`;
}

/** Parses the address of a prepared picture. */
export function variantOf(pathname: string): { name: string; width: number } | undefined {
  const [, name, width] = /^([^/]+)-(\d+)$/.exec(pathname.slice(PREPARED_PREFIX.length)) ?? [];
  return name === undefined ? undefined : { name, width: Number(width) };
}
