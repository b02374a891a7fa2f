import type { Sharp } from 'sharp';

import { SHARE_PICTURE_BYTES } from './size';

/** From what nobody sees to what is still a picture; a photograph meets the first, noise the last. */
const QUALITIES = [82, 60, 40, 20];

/** A picture as a JPEG that is small enough to be shared. */
export async function shareable(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= SHARE_PICTURE_BYTES) break;
  }
  return jpeg;
}
