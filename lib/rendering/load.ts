import 'server-only';

import { headers } from 'next/headers';
import { cache } from 'react';

import { RENDER_HEADER, type RenderSubject, findSubject } from './render-registry';

import type { Content } from '@/lib/content/model';
import { hasOrigins } from '@/lib/model/field-of';
import { type Languages, languagesOf } from '@/lib/search/languages';
import { contentStore } from '@/lib/versions/shared-store';
import { editionOf } from '@/lib/versions/version';

/**
 * Returns the version that is registered under the name in RENDER_HEADER. The result is cached for each render, so that
 * a page never mixes versions.
 */
export const loadVersion = cache(async (): Promise<RenderSubject> => {
  const name = (await headers()).get(RENDER_HEADER);
  if (name !== null) return findSubject(name);
  if (process.env.NODE_ENV === 'development') {
    const { developmentVersion } = await import('./development-version');
    return developmentVersion();
  }
  // If a picture is missing, the framework makes an internal request without RENDER_HEADER. Any version is correct for
  // this request, because no visitor gets the response.
  return { version: contentStore().current };
});

/**
 * Returns the locale of the rendered content. If no content is loaded, returns the language of the address, or English.
 */
export async function loadLocale(): Promise<string> {
  const { version, locale } = await loadVersion();
  return version ? editionOf(version, locale).content.site.locale : (locale ?? 'en');
}

export type RenderedEdition = {
  content: Content;
  /**
   * Cache key of static markup (components/ui/static/static.tsx). Depends on the version, on the language, and on
   * whether the markup contains `data-field`.
   */
  markupKey: string;
  languages: Languages;
};

/**
 * Returns the content in the rendered language.
 * @throws if no content is loaded yet (the server then answers with status 503)
 */
export async function loadEdition(): Promise<RenderedEdition> {
  const { version, locale } = await loadVersion();
  if (!version) throw new Error('no content yet');
  const edition = editionOf(version, locale);
  const { content, base } = edition;
  const markupKey = (hasOrigins(content.site) ? `fields-${version.id}` : version.id) + base;
  return { content, markupKey, languages: languagesOf(version, edition) };
}
