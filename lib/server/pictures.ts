import type { IncomingMessage } from 'node:http';

/**
 * The file of a picture that a browser can show, best first. One that names neither format gets WebP: every browser of
 * the last years shows it.
 */
export function acceptedPicture({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const format = headers.accept?.includes('image/avif') ? 'avif' : 'webp';
  return `${url.split('?', 1)[0]}.${format}`;
}
