import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { type ContentServer, startContentServer } from '../../content-server';

import { type StorefrontServer, startStorefront } from './server';
import { expect, test as base } from './test';

import type { Health } from '@/lib/versions/health';

type Fixtures = {
  /** Each open page loads `about:blank` before a server stops. */
  openPages: Page[];
  startServer: (settings?: Record<string, string>) => Promise<StorefrontServer>;
  startBackend: (first: Parameters<typeof startContentServer>[0]) => Promise<ContentServer>;
  folder: string;
};

/** Fixtures for tests that start separate servers, which are stopped even if the test fails. */
export const test = base.extend<Fixtures>({
  openPages: async ({}, provide) => provide([]),
  // Depends on `folder`, so that the folder is deleted only after the servers have stopped.
  startServer: async ({ openPages, folder }, provide) => {
    expect(folder).toBeDefined();
    const started: StorefrontServer[] = [];
    await provide(async (settings) => {
      const server = await startStorefront(settings);
      // A page that is still loading would report failed requests.
      const stop = async () => {
        for (const page of openPages) await page.goto('about:blank');
        await server.stop();
      };
      started.push(server);
      return { ...server, stop };
    });
    for (const server of started) await server.stop();
  },
  // Depends on `startServer`, so that the page is closed before the servers stop.
  page: async ({ openPages, startServer, page }, provide) => {
    expect(startServer).toBeDefined();
    openPages.push(page);
    await provide(page);
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

/** Returns the health endpoint's answer with its status code. Lists each problem if the publishing secret is given. */
export async function healthOf({ url }: { url: string }, secret?: string) {
  const headers = secret === undefined ? undefined : { authorization: `Bearer ${secret}` };
  const response = await fetch(`${url}/api/health`, { headers });
  return { ...((await response.json()) as Health), code: response.status };
}

/** Requests a page. */
export async function pageAt(address: string) {
  const answer = await fetch(address);
  const html = await answer.text();
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { status: answer.status, headers: answer.headers, html, title };
}

export { expect };
