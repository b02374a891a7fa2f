import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type ContentServer, startContentServer } from './content-server';
import { type StorefrontServer, startStorefront } from './server';
import { expect, test as base } from './test';

/** What the health endpoint says, with the code that it answers with. */
export type Health = {
  code: number;
  status: string;
  deployment?: string;
  version?: string;
  lastError?: { at: string; reason: string };
  counts: { categories: number; collections: number; flavours: number };
  problems: number | { path: string; expected: string; found: string; action: string }[];
};

type Fixtures = {
  /** Starts a storefront that ends with the test. */
  startServer: (settings?: Record<string, string>) => Promise<StorefrontServer>;
  /** Starts a content backend that ends with the test. */
  startBackend: (first: Parameters<typeof startContentServer>[0]) => Promise<ContentServer>;
  /** An empty folder that goes with the test. */
  folder: string;
};

/** For tests of servers of their own: what a test has started ends with it, also when it fails. */
export const test = base.extend<Fixtures>({
  startServer: async ({ page }, provide) => {
    const started: StorefrontServer[] = [];
    await provide(async (settings) => {
      const server = await startStorefront({ MAP_STYLE_URL: '/test-map-style.json', ...settings });
      // A page that is still loading would notice, and the console with it.
      const stop = async () => {
        await page.goto('about:blank');
        await server.stop();
      };
      started.push({ ...server, stop });
      return { ...server, stop };
    });
    for (const server of started) await server.stop();
  },
  startBackend: async ({}, provide) => {
    const started: ContentServer[] = [];
    await provide(async (first) => {
      const backend = await startContentServer(first);
      started.push(backend);
      return backend;
    });
    await Promise.all(started.map((backend) => backend.stop()));
  },
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-test-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** Where a content backend keeps its deployments, as CONTENT_SOURCE names it. */
export function sourceAt({ url }: { url: string }): string {
  return `${url}/{deployment}.json`;
}

/** Asks a storefront how its content stands; with the publishing secret also for the problems one by one. */
export async function healthOf({ url }: { url: string }, secret?: string): Promise<Health> {
  const headers = secret === undefined ? undefined : { authorization: `Bearer ${secret}` };
  const response = await fetch(`${url}/api/health`, { headers });
  return { ...((await response.json()) as Omit<Health, 'code'>), code: response.status };
}

export { expect };
