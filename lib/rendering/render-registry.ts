import { randomUUID } from 'node:crypto';

import type { PreviewFault } from '@/lib/editing/preview/fault';
import { processWide } from '@/lib/platform/process-wide';
import type { Version } from '@/lib/versions/version';

/** The input of one render. */
export type RenderSubject = {
  /** Undefined before content is loaded. */
  version?: Version;
  /** Undefined: the first language of the site. */
  locale?: string;
  preview?: Preview;
};

export type Preview = {
  /** Time when the preview ends. Undefined in development, and on pages that do not show this time. */
  ends?: Date;
  /** The previewed deployment, if the page shows the public version for a comparison. */
  comparedWith?: string;
  /** The page shows the last good version, if any, below the fault. */
  fault?: PreviewFault;
};

/** Names a registered `RenderSubject`. lib/server/internal-headers.ts removes this header from visitors' requests. */
export const RENDER_HEADER = 'x-storefront-render';

/** Used only in development. */
export const LOCALE_HEADER = 'x-storefront-locale';

const subjects = () => processWide('render-subjects', () => new Map<string, RenderSubject>());

/** Registers a subject under a random name, which visitors cannot guess. */
export function registerSubject(subject: RenderSubject): { name: string; release: () => void } {
  const name = randomUUID();
  subjects().set(name, subject);
  return { name, release: () => void subjects().delete(name) };
}

/** @throws Error if the name is unknown or the render has ended */
export function findSubject(name: string): RenderSubject {
  const subject = subjects().get(name);
  if (!subject) throw new Error('a page was asked for of a version that is not being rendered');
  return subject;
}
