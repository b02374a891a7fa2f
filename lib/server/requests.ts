import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { fileHandler } from './files';
import type { Framework } from './framework';
import { removeInternalHeaders } from './internal-headers';
import { type LocaleAddress, localeAddress } from './locale-address';
import type { Metrics } from './metrics/metrics';
import { answerMetrics, METRICS_PATH } from './metrics/metrics-endpoint';
import type { PageStore } from './pages/page-store';
import type { StoredPage } from './pages/stored-page';
import { PREVIEW_HEADERS, previews } from './previews';
import { redirect, shopRedirect } from './redirect';
import { addressOf, refusalOf, refuse } from './refusals';
import { commonHeaders, contentPolicy } from './security-headers';
import { RETRY_AFTER, sendPage } from './send-page';

import { isFrameworkPath, isPagePath, pageKey, UNAVAILABLE_PAGE } from '@/lib/content/page-key';
import { PREVIEW_PATH } from '@/lib/editing/preview/preview-access';
import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { ContentStore } from '@/lib/versions/store';
import { editionOf } from '@/lib/versions/version';

type Parts = {
  environment: Environment;
  content: ContentStore;
  framework: Pick<Framework, 'handle' | 'owns'>;
  pages: PageStore;
  files: ReturnType<typeof fileHandler>;
  metrics: Metrics | undefined;
};

export function requestListener(parts: Parts): RequestListener {
  const { environment, content, framework, pages, files, metrics } = parts;
  const common = commonHeaders(environment);
  const preview = previews({ environment, content, pages });

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    place: LocaleAddress,
  ): Promise<void> {
    const { url, locale } = place;
    const previewed = await preview.page(request, place);
    const version = content.current;
    if (previewed) send(request, response, previewed.page, { ...previewed, headers: PREVIEW_HEADERS });
    else if (version) {
      const key = pageKey(url, editionOf(version, locale).content);
      send(request, response, await pages.get(version, key, locale));
    } else {
      const page = await pages.get(undefined, UNAVAILABLE_PAGE, locale);
      send(request, response, page, { status: 503, headers: RETRY_AFTER });
    }
  }

  /** Answers only browsers. app/api/preview answers other programs, with errors as JSON. */
  async function openPreview(
    request: IncomingMessage,
    response: ServerResponse,
    { url, locale }: LocaleAddress,
  ): Promise<void> {
    const opened = await preview.open(url.searchParams, locale);
    if ('page' in opened) send(request, response, opened.page, { ...opened, headers: PREVIEW_HEADERS });
    else framework.handle(opened)(request, response);
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    page: StoredPage,
    { status, headers }: { status?: number; headers?: Record<string, string> } = {},
  ): void {
    const policy = contentPolicy(page.scriptHashes, environment);
    sendPage(request, response, page, {
      status,
      headers: { 'content-security-policy': policy, ...headers },
    });
  }

  return (request, response) => {
    metrics?.time(request, response);
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    removeInternalHeaders(request.headers);
    const url = addressOf(request.url);
    if (!url) return refuse(response, { status: 400, error: 'bad request' });
    const refusal = refusalOf(request, url);
    if (refusal) return refuse(response, refusal);
    if (url.pathname === METRICS_PATH)
      return answerMetrics(request, response, metrics, environment.metricsToken);
    const place = localeAddress(url, environment.locales);
    if ('moved' in place) return redirect(response, place.moved);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const shop = shopRedirect(environment.shopUrl, place);
    const answer = (handler: typeof answerPage) =>
      void handler(request, response, place).catch((error: unknown) => fail(response, error));
    const page = () => answer(answerPage);
    const opensPreview = url.pathname === PREVIEW_PATH && environment.previewSecret !== undefined;
    const handle = () => framework.handle({ version: content.current })(request, response);
    const answerOther = () => {
      if (framework.owns(url.pathname)) handle();
      else if (isFrameworkPath(url.pathname)) refuse(response, { status: 404, error: 'not found' });
      else page();
    };
    if (shop !== undefined) redirect(response, shop);
    else if (!isReading) answerOther();
    else if (isPagePath(place.url.pathname)) page();
    else if (opensPreview && asksForPage(request)) answer(openPreview);
    else files(request, response, answerOther);
  };
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function fail(response: ServerResponse, error: unknown): void {
  log('error', 'request.failed', {
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  if (!response.headersSent)
    response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('Something went wrong\n');
}
