import type { Render } from '../pages/render';
import type { SharePictureDrawer } from '../threads/drawing-thread';

import { parsePageKey, SHARE_PICTURE } from '@/lib/content/page-key';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { sharePictureContent } from '@/lib/search/share-picture/content';
import { editionOf } from '@/lib/versions/version';

/** Returns a render function that draws share pictures in a thread and renders all other pages with `render`. */
export function renderWithDrawer(draw: SharePictureDrawer, render: Render): Render {
  return async (address, subject) => {
    const { path, flavourIds } = parsePageKey(address);
    if (path !== SHARE_PICTURE || subject.version === undefined) return render(address, subject);
    const { content } = editionOf(subject.version, subject.locale);
    const body = await draw(sharePictureContent(content, sharedFlavour(content, flavourIds)));
    return { status: 200, headers: { 'content-type': 'image/jpeg' }, body: Buffer.from(body) };
  };
}
