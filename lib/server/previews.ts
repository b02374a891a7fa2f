import type { IncomingMessage } from 'node:http';

import { LRUCache } from 'lru-cache';

import type { LocaleAddress } from './locale-address';
import type { PageStore } from './pages/page-store';
import { type StoredPage, toStored } from './pages/stored-page';

import { hasPreviewEnded, previewIn } from '@/lib/editing/preview/cookie';
import { FAULT_STATUS, type LinkFault, previewFaultOf, type PreviewFault } from '@/lib/editing/preview/fault';
import { loadDeployment } from '@/lib/editing/preview/load-deployment';
import { checkPreviewAccess } from '@/lib/editing/preview/preview-access';
import { PUBLIC_QUERY } from '@/lib/editing/preview/public-query';
import type { Environment } from '@/lib/platform/environment';
import type { RenderSubject } from '@/lib/rendering/render-registry';
import type { ContentStore } from '@/lib/versions/store';
import type { Version } from '@/lib/versions/version';

/** Preview pages must not be cached, because each is rendered for one editor. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'cdn-cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** Visitors who request this path get the 404 page. */
const PREVIEW_FAULT_PAGE = '/preview-fault';

/**
 * Number of deployments whose last good version is kept. While a deployment cannot be loaded, its preview shows this
 * version.
 */
const REMEMBERED_DEPLOYMENTS = 4;

type Answer = { page: StoredPage; status?: number };

/** `address` has no language prefix. */
type PageRequest = { address: string; locale?: string };

type Parts = { environment: Environment; content: ContentStore; pages: PageStore };

export function previews({ environment: { previewSecret }, content, pages }: Parts) {
  const good = new LRUCache<string, Version>({ max: REMEMBERED_DEPLOYMENTS });

  async function load(deployment: string): Promise<{ version: Version } | { fault: PreviewFault }> {
    try {
      const version = await loadDeployment(deployment);
      good.set(deployment, version);
      return { version };
    } catch (error) {
      return { fault: previewFaultOf(error, deployment) };
    }
  }

  async function faultPage(
    fault: PreviewFault,
    deployment: string,
    { address, locale }: PageRequest,
  ): Promise<Answer> {
    const shown = content.current;
    const lastGood = good.get(deployment) ?? (shown?.deployment === deployment ? shown : undefined);
    const subject = { version: lastGood ?? shown, locale, preview: { fault } };
    const page = await pages.render(lastGood ? address : PREVIEW_FAULT_PAGE, subject);
    return { page: await toStored(page), status: FAULT_STATUS[fault.kind] };
  }

  /** Returns a cached page, because anybody can request this page many times. */
  const linkFaultPage = async (kind: LinkFault, locale?: string): Promise<Answer> => ({
    page: await pages.get(content.current, `${PREVIEW_FAULT_PAGE}?kind=${kind}`, locale),
    status: FAULT_STATUS[kind],
  });

  return {
    async page({ headers }: IncomingMessage, { url, locale }: LocaleAddress): Promise<Answer | undefined> {
      const asked = { address: url.pathname + url.search, locale };
      if (hasPreviewEnded(headers.cookie, previewSecret)) return linkFaultPage('ended', locale);
      const preview = previewIn(headers.cookie, previewSecret);
      if (!preview) return undefined;
      if (content.current && url.searchParams.has(PUBLIC_QUERY)) {
        const subject = { version: content.current, locale, preview: { comparedWith: preview.deployment } };
        return { page: await toStored(await pages.render(asked.address, subject)) };
      }
      const loaded = await load(preview.deployment);
      if ('fault' in loaded) return faultPage(loaded.fault, preview.deployment, asked);
      const { version } = loaded;
      const subject = { version, locale, preview: { ends: preview.ends } };
      return { page: await toStored(await pages.render(asked.address, subject)) };
    },
    async open(query: URLSearchParams, locale?: string): Promise<RenderSubject | Answer> {
      const access = checkPreviewAccess(query, previewSecret ?? '');
      if (access.kind === 'refused') return linkFaultPage(access.fault, locale);
      const loaded = await load(access.deployment);
      if ('version' in loaded) return { version: loaded.version, preview: {} };
      const answer = await faultPage(loaded.fault, access.deployment, { address: '/', locale });
      return { ...answer, status: 404 };
    },
  };
}
