import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import sharp from 'sharp';

import { bundleServer } from './bundle-server.mjs';

await bundleServer('lib/server/main.ts', 'dist/server.cjs', 'production');
await bundleServer('lib/server/threads/read-document.ts', 'dist/read-document.cjs', 'production');
await bundleServer('components/share-picture/draw.tsx', 'dist/draw-share-picture.cjs', 'production');
// The server sends this picture instead of a share picture that cannot be drawn. Its size and background are those of
// components/share-picture.
await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2a1712' } })
  .jpeg()
  .toFile('dist/plain-share-picture.jpg');
// The container image does not contain scripts/, so operators run this bundle in the container.
await bundleServer('scripts/publications-import.ts', 'dist/import-publications.cjs', 'production');

const MIN_BYTES = 1024;
const STATIC = '.next/static';
/** MapLibre's development builds. No visitor fetches these, and their compression would double this step's duration. */
const DEVELOPMENT = /-dev\.[^/]+$/;
const files = await readdir(STATIC, { recursive: true });
const compressible = files
  .filter((file) => /\.(?:js|mjs|css|svg|json)$/.test(file) && !DEVELOPMENT.test(file))
  .map((file) => path.join(STATIC, file));
await Promise.all(
  compressible.map(async (file) => {
    const body = await readFile(file);
    if (body.length < MIN_BYTES) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
  }),
);
