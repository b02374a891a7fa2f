import 'server-only';

import { cookies } from 'next/headers';
import { cache } from 'react';

import { environment } from '../config/environment';
import { PREVIEW_COOKIE, previewedDeployment } from '../preview/cookie';

import { loadDeployment } from './load-deployment';
import type { Content } from './model';
import { contentStore } from './shared-store';
import { readVersion, type Version } from './version';

/** There is nothing to show yet: no source has answered since the first start. */
export class NoContentError extends Error {}

/** The version that the public sees; undefined on a first start without content. */
async function publicVersion(): Promise<Version | undefined> {
  const { current } = contentStore();
  if (process.env.NODE_ENV !== 'development' || !current) return current;
  // The store reads with the parser as it was when the server started; this is the parser as it was last edited.
  return readVersion(current.deployment, current.text, environment().media, current.etag);
}

/**
 * The version to render: the public one or, in a browser that previews, that deployment as it is now. Cached for a
 * render, so that one page never mixes two versions.
 */
export const loadVersion = cache(async (): Promise<{ version?: Version; isPreview: boolean }> => {
  const cookie = (await cookies()).get(PREVIEW_COOKIE)?.value;
  const deployment = previewedDeployment(cookie, environment().previewSecret);
  if (deployment === undefined) return { version: await publicVersion(), isPreview: false };
  return { version: await loadDeployment(deployment), isPreview: true };
});

/**
 * The one door to the content for pages.
 * @throws NoContentError on a first start without content; the server then answers 503 before it comes to a page
 */
export async function loadContent(): Promise<Content> {
  return (await loadContentVersion()).content;
}

/** The same, for a page that must tell one version from another. */
export async function loadContentVersion(): Promise<Version> {
  const { version } = await loadVersion();
  if (!version) throw new NoContentError('no content yet');
  return version;
}
