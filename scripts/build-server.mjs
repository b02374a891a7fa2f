import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build } from 'esbuild';

// Bundles the server around the framework into one file, so that it needs no compiler and few modules to run.
await build({
  entryPoints: ['lib/server/main.ts'],
  outfile: 'dist/server.cjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // The framework finds its own files by where it lies.
  external: ['next'],
  conditions: ['react-server'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: "process.env.NODE_ENV = 'production';" },
  legalComments: 'none',
  logLevel: 'warning',
});

// Scripts and styles go out compressed; once here, not on every visit.
const MIN_BYTES = 1024;
const STATIC = '.next/static';
const files = await readdir(STATIC, { recursive: true });
const compressible = files
  .filter((file) => /\.(?:js|mjs|css|svg|json)$/.test(file))
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
