/** In bytes: larger pictures are left out by services that show shared links. */
export const SHARE_PICTURE_BYTES = 300_000;
