import type { Sharp } from 'sharp';

/** Size in pixels that services for link previews ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Some services for link previews ignore larger pictures. */
export const SHARE_PICTURE_BYTES = 300_000;

/** A photo is usually small enough at 82, random noise at 40, and harsh noise at 20. */
const QUALITIES = [82, 60, 40, 20];

/** Encodes a JPEG of at most `SHARE_PICTURE_BYTES`. If all qualities give more bytes, uses the lowest quality. */
export async function encodeForSharing(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= SHARE_PICTURE_BYTES) break;
  }
  return jpeg;
}
