import { workerThread } from './worker-thread';

import type { SharePictureContent } from '@/lib/search/share-picture/content';

/** Draws a share picture as a JPEG. */
export type SharePictureDrawer = (content: SharePictureContent) => Promise<Uint8Array<ArrayBuffer>>;

/** Twice the memory that the largest picture needs. */
const DRAWING_MEGABYTES = 64;

/** Draws share pictures in a thread, because drawing one picture takes 0.1 s of processor time. */
export function drawingThread(file: string): SharePictureDrawer {
  const thread = workerThread<SharePictureContent, Uint8Array<ArrayBuffer>>(file, {
    name: 'drawSharePicture',
    megabytes: DRAWING_MEGABYTES,
  });
  return (content) => thread.run(content);
}
