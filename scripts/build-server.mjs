import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import sharp from 'sharp';

import { bundleServer } from './bundle-server.mjs';

await bundleServer('lib/server/main.ts', 'dist/server.cjs', 'production');
await bundleServer('lib/server/threads/read-document.ts', 'dist/read-document.cjs', 'production');
await bundleServer('components/share-picture/draw.tsx', 'dist/draw-share-picture.cjs', 'production');
// Makes the picture that the server sends if a share picture cannot be drawn. The size and the background are the same
// as in components/share-picture.
await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2a1712' } })
  .jpeg()
  .toFile('dist/plain-share-picture.jpg');
// Operators run this bundle in the container, because the image does not contain scripts/.
await bundleServer('scripts/publications-import.ts', 'dist/import-publications.cjs', 'production');

// Compresses scripts and styles during the build, so that the server does not compress them on every visit.
const MIN_BYTES = 1024;
const STATIC = '.next/static';
/**
 * MapLibre's development builds stay uncompressed, because no visitor fetches them. Their compression would double the
 * duration of this step.
 */
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
