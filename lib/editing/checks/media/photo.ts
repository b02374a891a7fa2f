import path from 'node:path';

import { parse } from 'icc';
import type { Metadata } from 'sharp';

import { readByFile } from './read-by-file';

export type PhotoHeader = {
  bytes: number;
  /** In pixels, after the rotation by `orientation`. */
  width: number;
  height: number;
  /** EXIF orientation. 1: upright. */
  orientation: number;
  /** Colour space. Undefined for sRGB, for grey and for a file that names none. */
  colours?: string;
};

/** The formats that the server resizes (lib/server/pictures/local-pictures.ts), and SVG. */
const SHOWN_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg'];

/**
 * Matches the names of sRGB profiles. `c2` and `c2ci` are profiles by Facebook. For `uRGB` and `nRGB`, see
 * https://github.com/saucecontrol/Compact-ICC-Profiles
 */
const SRGB = /srgb|^[un]rgb$|^c2(?:ci)?$/i;

export const readPhoto = readByFile(async (file, bytes): Promise<PhotoHeader | { unknownFormat: string }> => {
  // Imported on demand, so that the server starts faster.
  const { default: sharp } = await import('sharp');
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = header && formatOf(header);
  if (!header || !format || !SHOWN_FORMATS.includes(format))
    return { unknownFormat: (format ?? path.extname(file).slice(1)).toUpperCase() };
  const { autoOrient, orientation = 1 } = header;
  return { bytes, ...autoOrient, orientation, colours: coloursOf(header) };
});

/** Replaces `heif` with `avif` or `heic`. Only Safari can show HEIC. */
function formatOf({ format, compression }: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

function coloursOf({ space, icc }: Metadata): string | undefined {
  const profile = icc && profileOf(icc);
  if (profile?.description === undefined) return space === 'cmyk' ? 'CMYK' : undefined;
  const { description, colorSpace } = profile;
  return colorSpace === 'GRAY' || SRGB.test(description) ? undefined : description;
}

function profileOf(icc: Buffer) {
  try {
    return parse(icc);
  } catch {
    return undefined; // browsers ignore a broken colour profile
  }
}
