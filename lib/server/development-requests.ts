import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import inject, { type DispatchFunc } from 'light-my-request';

import { localeAddress } from './locale-address';
import { PREVIEW_HEADERS } from './previews';
import { redirect, shopRedirect } from './redirect';
import { addressOf, refusalOf, refuse } from './refusals';
import { commonHeaders } from './security-headers';
import { RETRY_AFTER } from './send-page';

import { isPagePath, UNAVAILABLE_PAGE } from '@/lib/content/page-key';
import { previewIn } from '@/lib/editing/preview/cookie';
import { PUBLIC_HEADER, PUBLIC_QUERY } from '@/lib/editing/preview/public-query';
import type { Environment } from '@/lib/platform/environment';
import { LOCALE_HEADER } from '@/lib/rendering/render-registry';
import type { ContentStore } from '@/lib/versions/store';

const FRAMEWORK_ADDRESS = /^\/(?:_next\/|__nextjs)/;

type Parts = {
  environment: Environment;
  content: ContentStore;
  handle: RequestListener;
};

/** Answers like the production server (requests.ts), but reads the content and renders the page for every visit. */
export function developmentListener({ environment, content, handle }: Parts): RequestListener {
  const common = commonHeaders(environment);

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    request.headers[PUBLIC_HEADER] = String(url.searchParams.has(PUBLIC_QUERY));
    await content.refresh();
    const isPreview = previewIn(request.headers.cookie, environment.previewSecret) !== undefined;
    if (!isPreview && content.current === undefined) return answerUnavailable(response);
    if (isPreview) response.setHeaders(new Map(Object.entries(PREVIEW_HEADERS)));
    handle(request, response);
  }

  /** Sets status 503, because the framework would send 200. */
  async function answerUnavailable(response: ServerResponse): Promise<void> {
    const page = await inject(handle as DispatchFunc, UNAVAILABLE_PAGE);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(503, { ...headers, ...RETRY_AFTER }).end(page.rawPayload);
  }

  return (request, response) => {
    response.setHeaders(new Map(Object.entries(common)));
    response.removeHeader('content-security-policy');
    const url = addressOf(request.url);
    if (!url) return refuse(response, { status: 400, error: 'bad request' });
    if (FRAMEWORK_ADDRESS.test(url.pathname)) return handle(request, response);
    const refusal = refusalOf(request, url);
    if (refusal) return refuse(response, refusal);
    const place = localeAddress(url, environment.locales);
    if ('moved' in place) return redirect(response, place.moved);
    const shop = shopRedirect(environment.shopUrl, place);
    if (shop !== undefined) redirect(response, shop);
    else if (isPagePath(place.url.pathname)) {
      request.url = place.url.pathname + place.url.search;
      delete request.headers[LOCALE_HEADER];
      if (place.locale !== undefined) request.headers[LOCALE_HEADER] = place.locale;
      void answerPage(request, response, place.url);
    } else handle(request, response);
  };
}
