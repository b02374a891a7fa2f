import { randomUUID } from 'node:crypto';

import type { PreviewFault } from '@/lib/editing/preview/fault';
import { processWide } from '@/lib/platform/process-wide';
import type { Version } from '@/lib/versions/version';

/** What a page is rendered from. Without a version there is nothing to show yet. */
export type RenderSubject = {
  version?: Version;
  /** The language to render it in; undefined for the first. */
  locale?: string;
  isPreview: boolean;
  previewEnds?: Date;
  /** The version is the public one, for whoever previews this deployment to compare with. */
  comparedWith?: string;
  /** Why the deployment that is previewed cannot be shown; the version is then the last good one, or the public one. */
  fault?: PreviewFault;
};

/** Names the subject of a request to the framework. Taken from what visitors send (lib/server/internal-headers.ts). */
export const RENDER_HEADER = 'x-storefront-render';

/** Names the language in development, where a page is rendered for the request itself. */
export const LOCALE_HEADER = 'x-storefront-locale';

const subjects = () => processWide('render-subjects', () => new Map<string, RenderSubject>());

/**
 * Keeps a subject for as long as it is rendered, under a name that nobody can guess.
 * @returns the name, for RENDER_HEADER, and what lets the subject go
 */
export function registerSubject(subject: RenderSubject): { name: string; release: () => void } {
  const name = randomUUID();
  subjects().set(name, subject);
  return { name, release: () => void subjects().delete(name) };
}

/** @throws where there is none of that name: it never was, or its render has ended */
export function subjectNamed(name: string): RenderSubject {
  const subject = subjects().get(name);
  if (!subject) throw new Error('a page was asked for of a version that is not being rendered');
  return subject;
}
