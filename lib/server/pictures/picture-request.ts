import { QUALITY, WIDTHS } from '@/lib/model/pictures';
import { publicAddress } from '@/lib/model/public-files';

/** A picture that is to be made smaller: its address, and the width in pixels. */
export type PictureRequest = { src: string; width: number };

/**
 * What the picture proxy is asked for; undefined for what it may not look at. Each picture has one address and the sizes
 * that pages use, so that nobody can have one picture made, and kept, under endless names.
 */
export function pictureRequest(query: URLSearchParams, mediaOrigins: string[]): PictureRequest | undefined {
  const [src, w, q] = ['url', 'w', 'q'].map((name) => {
    const values = query.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  });
  const width = WIDTHS.find((candidate) => String(candidate) === w);
  if (src === undefined || width === undefined || q !== String(QUALITY)) return undefined;
  return isOwn(src) || isOfAnother(src, mediaOrigins) ? { src, width } : undefined;
}

/** A picture of this site, under the one name that pages give it. Drawings are sent as they are. */
const isOwn = (src: string) => publicAddress(src) === src && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(src);

function isOfAnother(src: string, mediaOrigins: string[]): boolean {
  if (!/^https?:/.test(src) || src.includes('#') || !URL.canParse(src)) return false;
  const { href, origin, username, password } = new URL(src);
  return href === src && mediaOrigins.includes(origin) && !username && !password;
}
