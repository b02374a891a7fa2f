import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Hint } from './hint';

import type { Content } from '@/lib/content/model';
import { editorTargetOf } from '@/lib/model/sections';

/** Maximum size of a film. A larger film makes visitors on slow networks wait. */
const LARGE_FILM_BYTES = 3_000_000;
const TIME_LIMIT_MS = 2_000;

async function fileSize(src: string): Promise<number | undefined> {
  try {
    if (src.startsWith('/')) {
      const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');
      const file = path.join(folder, decodeURIComponent(src.split('?')[0] ?? ''));
      return file.startsWith(folder + path.sep) ? (await stat(file)).size : undefined;
    }
    // The parser accepts only allowed origins, but a redirect could lead to another origin.
    const answer = await fetch(src, {
      method: 'HEAD',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return Number(answer.headers.get('content-length')) || undefined;
  } catch {
    return undefined; // the size is unknown; editors see on the page if the film is missing
  }
}

/** Returns hints for films that are too large. */
export async function filmHints({ home: { intro } }: Content): Promise<Hint[]> {
  const films = [...(intro?.films.desktop ?? []), ...(intro?.films.mobile ?? [])];
  const sizes = await Promise.all(films.map(async ({ src }) => ({ src, bytes: await fileSize(src) })));
  return sizes
    .filter(({ bytes }) => bytes !== undefined && bytes > LARGE_FILM_BYTES)
    .map(({ src, bytes }) => ({
      target: editorTargetOf('intro'),
      path: 'home.videos',
      text: `the film ${src} has ${((bytes ?? 0) / 1_000_000).toFixed(1)} MB; use at most 3 MB`,
    }));
}
