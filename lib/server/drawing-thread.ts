import { Piscina } from 'piscina';

import { log } from '../log';
import type { SharePictureContent } from '../share-picture/content';

/** Draws the picture of shared links, a JPEG, somewhere. */
export type SharePictureDrawer = (content: SharePictureContent) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Draws pictures of shared links in a thread of its own: one keeps a processor busy for a tenth of a second, the first for
 * longer, in which pages are answered. It is kept warm: it starts beside the framework, for a version is not shown before its
 * picture is drawn.
 * @param file the module that exports `drawSharePicture`, compiled
 */
export function threadDrawer(file: string): SharePictureDrawer {
  const thread = new Piscina<SharePictureContent, Uint8Array<ArrayBuffer>>({
    filename: file,
    name: 'drawSharePicture',
    minThreads: 1,
    maxThreads: 1,
  });
  thread.on('error', (error: Error) => log('error', 'drawing thread failed', { reason: error.message }));
  return (content) => thread.run(content);
}
