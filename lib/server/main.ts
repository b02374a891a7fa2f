import { createServer } from 'node:http';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { logConsole } from './console';
import { fileHandler } from './files';
import { startFramework } from './framework';
import { PageStore } from './pages/page-store';
import { renderWithDrawer, sharePictureKey } from './pictures/share-picture';
import { requestListener } from './requests';
import { contentPolicy } from './security-headers';
import { exitAfterFailedStart, listen } from './start';
import { stopOnSignals } from './stop';
import { drawingThread } from './threads/drawing-thread';
import { readingThread } from './threads/reading-thread';
import { IDLE_MS, REQUEST_TIMEOUTS } from './timeouts';

import { setDocumentReader } from '@/lib/content/document/document-reader';
import { shareComparer } from '@/lib/editing/comparison/compare-versions';
import { makePublishing } from '@/lib/editing/publish/make-publishing';
import { mediaOriginsOf } from '@/lib/platform/addresses';
import { environment } from '@/lib/platform/environment';
import { log, ignoreBrokenPipe } from '@/lib/platform/log';
import { statusOf } from '@/lib/versions/health';
import { shareContentStore } from '@/lib/versions/shared-store';
import { ContentStore } from '@/lib/versions/store';

/** Limits the growth of the heap between two full garbage collections (docs/decisions/0015-memory.md). */
const HEAP_GROWTH_PERCENT = 30;

/** See docs/decisions/0001-server-in-front.md. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  ignoreBrokenPipe();
  logConsole();
  const settings = environment();
  const { redisUrl } = settings;
  // A dynamic import, so that sites without Redis start faster.
  const peers =
    redisUrl === undefined
      ? undefined
      : (await import('@/lib/versions/redis-peers')).redisPeers(redisUrl, settings);
  const thread = readingThread(path.join(__dirname, 'read-document.cjs'));
  setDocumentReader(thread.read);
  shareComparer(thread.compare);
  const draw = drawingThread(path.join(__dirname, 'draw-share-picture.cjs'));
  const pages = new PageStore((address, subject) => render(address, subject), sharePictureKey);
  const content = shareContentStore(new ContentStore(settings, pages, peers));
  const publishing = makePublishing(settings, content, peers);
  const status = () => statusOf(content, publishing.plans);
  const metrics =
    settings.metricsToken === undefined
      ? undefined
      : new (await import('./metrics/metrics')).Metrics(content, status, settings.locales);
  if (metrics)
    (await import('./metrics/publication-metrics')).registerPublicationMetrics(metrics.registry, publishing);
  const starting = startFramework(settings);
  const rendering = renderWithDrawer(
    draw,
    path.join(__dirname, 'plain-share-picture.jpg'),
    async (address, subject) => (await starting).render(address, subject),
  );
  const render = metrics?.countRenders(rendering) ?? rendering;
  const [framework] = await Promise.all([starting, content.start()]);
  publishing.plans.start();
  const files = fileHandler(process.cwd(), contentPolicy([], settings), mediaOriginsOf(settings));
  const server = createServer(
    REQUEST_TIMEOUTS,
    requestListener({ environment: settings, content, framework, pages, files, metrics }),
  );
  server.timeout = IDLE_MS;
  stopOnSignals(server, () => {
    publishing.plans.stop();
    content.stop();
  });
  await listen(server, settings.port, settings.hostname);
  log('info', 'server.listening', { address: server.address(), version: content.current?.id });
}

main().catch(exitAfterFailedStart);
