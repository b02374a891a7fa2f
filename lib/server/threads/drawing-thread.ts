import { workerThread } from './worker-thread';

import type { SharePictureContent } from '@/lib/search/share-picture/content';

export type SharePictureDrawer = (content: SharePictureContent) => Promise<Uint8Array<ArrayBuffer>>;

/** The largest picture needs half of this limit. */
const DRAWING_MEGABYTES = 64;

/** Uses a thread, because one picture takes 0.1 s of processor time. */
export function drawingThread(file: string): SharePictureDrawer {
  const thread = workerThread<SharePictureContent, Uint8Array<ArrayBuffer>>(file, {
    name: 'drawSharePicture',
    megabytes: DRAWING_MEGABYTES,
  });
  return (content) => thread.run(content);
}
