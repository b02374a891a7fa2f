import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A picture of `public/` whose variants were made at build (scripts/build-pictures.mjs). */
export type PreparedPicture = {
  /** With a digest of the picture, so that a variant's address is never that of another picture. */
  name: string;
  widths: number[];
};

/** Where the server in front answers with variants made at build. */
export const PREPARED_PREFIX = '/pictures/';

let prepared: Record<string, PreparedPicture> | undefined;

/** The variants of a picture by its address; undefined for pictures from elsewhere, and in `next dev`. */
export function preparedPicture(src: string): PreparedPicture | undefined {
  prepared ??= read();
  return Object.hasOwn(prepared, src) ? prepared[src] : undefined;
}

function read(): Record<string, PreparedPicture> {
  // The development server, and unit tests, have no server in front that would answer.
  if (process.env.NODE_ENV !== 'production') return {};
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'pictures.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, PreparedPicture>;
}
