/** In bytes. Services that show link previews ignore larger pictures. */
export const SHARE_PICTURE_BYTES = 300_000;
