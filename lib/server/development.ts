import { createServer, type RequestListener } from 'node:http';

import { loadEnvConfig } from '@next/env';
import next from 'next';

import { developmentListener } from './development-requests';
import { exitAfterFailedStart, listen } from './start';

import { makePublishing } from '@/lib/editing/publish/make-publishing';
import { environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { shareContentStore } from '@/lib/versions/shared-store';
import { ContentStore } from '@/lib/versions/store';

/** Pages have no content security policy, because Fast Refresh needs `eval`. */
async function main(): Promise<void> {
  const directory = process.cwd();
  loadEnvConfig(directory, true);
  const settings = environment();
  const content = shareContentStore(new ContentStore(settings));
  const { plans } = makePublishing(settings, content);
  await content.start();
  plans.start();
  const server = createServer();
  const { port, hostname } = settings;
  // For Fast Refresh, the framework adds an upgrade listener to `httpServer`.
  const app = next({
    dev: true,
    dir: directory,
    port,
    hostname: hostname ?? 'localhost',
    httpServer: server,
    turbopack: true,
  });
  await app.prepare();
  const handler = app.getRequestHandler();
  const handle: RequestListener = (request, response) => void handler(request, response);
  server.on('request', developmentListener({ environment: settings, content, handle }));
  await listen(server, port, hostname);
  log('info', 'server.listening', { address: server.address(), version: content.current?.id });
}

main().catch(exitAfterFailedStart);
