import 'server-only';

import { headers } from 'next/headers';
import { cache } from 'react';

import { RENDER_HEADER, type RenderSubject, subjectNamed } from './render-registry';

import type { Content } from '@/lib/content/model';
import { type Languages, languagesOf } from '@/lib/search/languages';
import { contentStore } from '@/lib/versions/shared-store';
import { editionOf } from '@/lib/versions/version';

/** There is nothing to show yet: no source has answered since the first start. */
class NoContentError extends Error {}

/**
 * The version to render: the one that the server in front asks for by name. Cached for a render, so that one page never
 * mixes two versions.
 */
export const loadVersion = cache(async (): Promise<RenderSubject> => {
  const name = (await headers()).get(RENDER_HEADER);
  if (name !== null) return subjectNamed(name);
  if (process.env.NODE_ENV === 'development') {
    const { developedVersion } = await import('./developed-version');
    return developedVersion();
  }
  // The framework asks itself, for a picture that is not there; nobody sees what this renders.
  return { version: contentStore().current, isPreview: false };
});

/** The language of what is rendered: its content's, and as long as there is none the one that the address asks for. */
export async function loadLocale(): Promise<string> {
  const { version, locale } = await loadVersion();
  return version ? editionOf(version, locale).content.site.locale : (locale ?? 'en');
}

/**
 * The one door to the content for pages.
 * @throws NoContentError on a first start without content; the server then answers 503 before it comes to a page
 */
export async function loadContent(): Promise<Content> {
  return (await loadEdition()).content;
}

/** A version's content in the language that is rendered. */
export type RenderedEdition = {
  content: Content;
  /** Names its markup that is rendered apart: of one version each language has another, and a preview with its fields. */
  mark: string;
  languages: Languages;
};

/** The same, for a page with markup that is rendered apart (components/ui/static/static.tsx), or that leads to other languages. */
export async function loadEdition(): Promise<RenderedEdition> {
  const { version, locale, isPreview, comparedWith } = await loadVersion();
  if (!version) throw new NoContentError('no content yet');
  const edition = editionOf(version, locale);
  const { content, base } = edition;
  const hasFields = isPreview && comparedWith === undefined;
  const mark = (hasFields ? `preview-${version.id}` : version.id) + base;
  return { content, mark, languages: languagesOf(version, edition) };
}
