import { processWide } from '../process-wide';

import type { SharePictureContent } from './content';

/** Draws the picture of shared links somewhere: here, or in a thread of its own. */
export type SharePictureDrawer = (content: SharePictureContent) => Promise<Uint8Array<ArrayBuffer>>;

const shared = () => processWide<{ draw?: SharePictureDrawer }>('share-picture-drawer', () => ({}));

/** Makes a drawer the process's; the server in front has one in a worker thread (lib/server/drawing-thread.ts). */
export function shareDrawer(draw: SharePictureDrawer): void {
  shared().draw = draw;
}

/** The process's drawer; undefined in development, which draws in place. */
export const sharedDrawer = (): SharePictureDrawer | undefined => shared().draw;
