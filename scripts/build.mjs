// `npm run build`
import { createRequire } from 'node:module';

import { markBuilt, sourcesDigest } from './sources.mjs';
import { runOrExit } from './test/run.mjs';

const sources = sourcesDigest();
runOrExit(process.execPath, createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');
await import('./build-server.mjs');
await import('./build-pictures.mjs');

markBuilt(sources);
