import 'server-only';

import { headers } from 'next/headers';
import { cache } from 'react';

import { RENDER_HEADER, type RenderSubject, findSubject } from './render-registry';

import type { Content } from '@/lib/content/model';
import { hasOrigins } from '@/lib/model/field-of';
import { type Languages, languagesOf } from '@/lib/search/languages';
import { contentStore } from '@/lib/versions/shared-store';
import { editionOf } from '@/lib/versions/version';

/** Returns the version to render, cached for each render, so that a page never mixes versions. */
export const loadVersion = cache(async (): Promise<RenderSubject> => {
  const name = (await headers()).get(RENDER_HEADER);
  if (name !== null) return findSubject(name);
  if (process.env.NODE_ENV === 'development') {
    const { developmentVersion } = await import('./development-version');
    return developmentVersion();
  }
  // The framework's internal requests have no RENDER_HEADER. No visitor gets the response to such a request.
  return { version: contentStore().current };
});

export async function loadLocale(): Promise<string> {
  const { version, locale } = await loadVersion();
  return version ? editionOf(version, locale).content.site.locale : (locale ?? 'en');
}

export type RenderedEdition = {
  content: Content;
  /** Cache key of static markup (components/ui/static/static.tsx). */
  markupKey: string;
  languages: Languages;
};

/** @throws if no content is loaded yet (the server then answers with status 503) */
export async function loadEdition(): Promise<RenderedEdition> {
  const { version, locale } = await loadVersion();
  if (!version) throw new Error('no content yet');
  const edition = editionOf(version, locale);
  const { content, base } = edition;
  const markupKey = (hasOrigins(content.site) ? `fields-${version.id}` : version.id) + base;
  return { content, markupKey, languages: languagesOf(version, edition) };
}
