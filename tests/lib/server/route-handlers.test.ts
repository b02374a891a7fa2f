import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { routeHandlers } from '@/lib/server/route-handlers';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(directory, '.next'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function build(manifest: unknown): void {
  writeFileSync(path.join(directory, '.next/app-path-routes-manifest.json'), JSON.stringify(manifest));
}

test('the route handlers are read from the build manifest, and pages in the manifest are ignored', () => {
  build({ '/page': '/', '/api/health/route': '/api/health', '/sitemap.xml/route': '/sitemap.xml' });

  expect(routeHandlers(directory)).toEqual(new Set(['/api/health', '/sitemap.xml']));
});

test('the start fails if the build manifest has an unknown format', () => {
  build({ version: 2, routes: [] });
  expect(() => routeHandlers(directory)).toThrow();

  build({ 'app/api/health': '/api/health' });
  expect(() => routeHandlers(directory)).toThrow('does not name /api/health');
});
