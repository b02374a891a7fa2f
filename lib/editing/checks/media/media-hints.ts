import path from 'node:path';

import type { Hint } from '../hint';
import { mediaIn } from '../named-media';

import { filmHints } from './film-hints';
import { photoHints } from './photo-hints';

import type { Content } from '@/lib/content/model';
import { outlineOf } from '@/lib/content/outline';
import type { MediaPolicy } from '@/lib/content/values/media';

export async function mediaHints(
  content: Content,
  document: unknown,
  media: MediaPolicy,
  folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public'),
): Promise<Hint[]> {
  const named = mediaIn(outlineOf(document), media);
  const isFilm = ({ list }: (typeof named)[number]) => list === 'home.videos';
  const [films, pictures] = [named.filter(isFilm), named.filter((each) => !isFilm(each))];
  const [ofPictures, ofFilms] = await Promise.all([
    photoHints(content, pictures, folder),
    filmHints(content, films, folder),
  ]);
  return [...ofPictures, ...ofFilms];
}
