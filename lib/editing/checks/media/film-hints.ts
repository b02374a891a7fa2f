import type { HintText } from '../../messages/hint-sentences';
import type { Hint } from '../hint';
import { isLocalFile, type NamedMedia, remoteHead } from '../named-media';

import { type FilmHeader, readFilm } from './film';

import type { Content } from '@/lib/content/model';
import { editorTargetOf } from '@/lib/model/sections';

/** On slow networks, a larger film takes too long to load. */
const MAX_BYTES = 8_000_000;

const TIME_LIMIT_MS = 2_000;

const FILMS = {
  VIDEO_LINK_DEKSTOP: 'the film for windows of 960 px or more (VIDEO_LINK_DEKSTOP)',
  VIDEO_LINK_MOBILE: 'the film for narrower windows (VIDEO_LINK_MOBILE)',
};

type ReadFilm = NamedMedia & { bytes?: number; header?: FilmHeader };

export async function filmHints(
  { home: { intro } }: Content,
  films: NamedMedia[],
  folder: string,
): Promise<Hint[]> {
  if (!intro || films.length === 0) return [];
  const read = await Promise.all(
    films.map(async (film): Promise<ReadFilm> => {
      if (!isLocalFile(film)) {
        const head = await remoteHead(film.src, AbortSignal.timeout(TIME_LIMIT_MS));
        return { ...film, bytes: Number(head?.headers.get('content-length')) || undefined };
      }
      const header = await readFilm(folder, film.src);
      return { ...film, header, bytes: header?.bytes };
    }),
  );
  const found = [
    ...(intro.posters.desktop ? [] : [NO_POSTER]),
    ...Object.entries(FILMS).flatMap(([field, words]) =>
      formatHints(
        words,
        read.filter((film) => film.field === field),
      ),
    ),
    ...read.flatMap(fileHints),
  ];
  return found.map((hint) => ({ target: editorTargetOf('intro'), ...hint }));
}

const NO_POSTER: Hint = {
  path: 'home.texts.intro.PICTURES',
  text: 'the film has no poster (PICTURES of “intro”): the first screen is empty until the film plays',
};

/**
 * Returns a hint if no version of the film plays in all browsers. Returns no hint if the format of a version is
 * unknown, because its file is missing or on another site.
 */
function formatHints(words: string, versions: ReadFilm[]): Hint[] {
  const [first] = versions;
  if (!first || versions.some(({ header }) => header?.playsEverywhere ?? true)) return [];
  const formats = versions.map(({ header }) => header?.format).join(', ');
  const text: HintText = `${words} has no version that all browsers play, only ${formats}; add one in MP4 with H.264`;
  return [{ path: first.path, text }];
}

function fileHints({ src, path, bytes = 0, header }: ReadFilm): Hint[] {
  const tooLarge: HintText = `the film ${src} has ${(bytes / 1_000_000).toFixed(1)} MB; use at most 8 MB`;
  const sound: HintText = `the film ${src} has sound, but plays muted; remove its audio track`;
  const texts = [...(bytes > MAX_BYTES ? [tooLarge] : []), ...(header?.hasSound ? [sound] : [])];
  return texts.map((text) => ({ path, text }));
}
