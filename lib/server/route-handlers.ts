import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

const manifest = z.record(z.string(), z.string());
const HEALTH_PATH = '/api/health';

/**
 * Returns the app's route handlers, such as /sitemap.xml, from the build's manifest.
 * @throws Error if the manifest is missing or has an unexpected format (docs/upgrading.md)
 */
export function routeHandlers(directory: string): Set<string> {
  const file = path.join(directory, '.next', 'app-path-routes-manifest.json');
  const routes = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const handlers = Object.entries(routes).flatMap(([source, address]) =>
    source.endsWith('/route') ? address : [],
  );
  if (!handlers.includes(HEALTH_PATH)) throw new Error(`${file} does not name ${HEALTH_PATH}`);
  return new Set(handlers);
}
