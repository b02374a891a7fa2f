import { processWideWork } from '../process-wide';

import type { SharePictureContent } from './content';

/** Draws the picture of shared links somewhere: here, or in a thread of its own. */
export type SharePictureDrawer = (content: SharePictureContent) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The server in front shares one in a worker thread (lib/server/drawing-thread.ts). What draws in place is handed over by
 * whoever asks, for it renders components, which lib/ knows none of.
 */
export const { share: shareDrawer, run: drawn } = processWideWork<
  SharePictureContent,
  Uint8Array<ArrayBuffer>
>('share-picture-drawer');
