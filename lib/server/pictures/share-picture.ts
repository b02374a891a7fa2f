import { readFile } from 'node:fs/promises';

import type { ContentKey } from '../pages/page-store';
import type { Render } from '../pages/render';
import type { SharePictureDrawer } from '../threads/drawing-thread';

import { parsePageKey, SHARE_PICTURE } from '@/lib/content/page-key';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { sharePictureContent, sharePictureDigest } from '@/lib/search/share-picture/content';
import { editionOf, type Version } from '@/lib/versions/version';

/**
 * Draws share pictures, and passes all other addresses to `render`.
 * @param standIn path of the JPEG file to send if a picture cannot be drawn
 */
export function renderWithDrawer(draw: SharePictureDrawer, standIn: string, render: Render): Render {
  return async (address, subject) => {
    const picture = subject.version && pictureAt(address, subject.version, subject.locale);
    if (!picture) return render(address, subject);
    const answer = { status: 200, headers: { 'content-type': 'image/jpeg' } };
    try {
      return { ...answer, body: Buffer.from(await draw(picture)) };
    } catch (error) {
      return {
        ...answer,
        body: await readFile(standIn),
        faults: [`${address} was not drawn: ${String(error)}`],
      };
    }
  };
}

/** Returns a share picture's digest. Versions with equal digests share one picture, because drawing is slow. */
export const sharePictureKey: ContentKey = (version, address, locale) => {
  const picture = pictureAt(address, version, locale);
  return picture && sharePictureDigest(picture);
};

function pictureAt(address: string, version: Version, locale: string | undefined) {
  const { path, flavourIds } = parsePageKey(address);
  if (path !== SHARE_PICTURE) return undefined;
  const { content } = editionOf(version, locale);
  return sharePictureContent(content, sharedFlavour(content, flavourIds));
}
