// `npm run dev`: bundles and starts the development server (lib/server/development.ts).
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundleServer } from './bundle-server.mjs';

const BUNDLE = path.resolve('dist/development.cjs');

await bundleServer('lib/server/development.ts', BUNDLE, 'development');
await import(pathToFileURL(BUNDLE).href);
