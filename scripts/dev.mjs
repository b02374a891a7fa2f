// `npm run dev`
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundleServer } from './bundle-server.mjs';

const BUNDLE = path.resolve('dist/development.cjs');

await bundleServer('lib/server/development.ts', BUNDLE, 'development');
await import(pathToFileURL(BUNDLE).href);
