import { workerThread } from './worker-thread';

import type { SharePictureContent } from '@/lib/search/share-picture/content';

/** Draws the picture of shared links, a JPEG, somewhere. */
export type SharePictureDrawer = (content: SharePictureContent) => Promise<Uint8Array<ArrayBuffer>>;

/** Twice what the largest picture takes. */
const DRAWING_MEGABYTES = 64;

/**
 * Draws the pictures of shared links in a thread, so that pages are answered meanwhile: one picture keeps a processor busy for a
 * tenth of a second, the first one for longer.
 * @param file the module that exports `drawSharePicture`, compiled
 */
export function threadDrawer(file: string): SharePictureDrawer {
  const thread = workerThread<SharePictureContent, Uint8Array<ArrayBuffer>>(file, {
    name: 'drawSharePicture',
    megabytes: DRAWING_MEGABYTES,
  });
  return (content) => thread.run(content);
}
