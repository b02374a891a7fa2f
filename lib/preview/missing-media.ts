import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { distance } from 'fastest-levenshtein';

import { film, type MediaPolicy, picture } from '../content/media';
import { member, type SaidProblem } from '../content/problems';
import { publicFile } from '../public-files';

import { type ListPlace, type Outline, outlineOf } from './outline';

/** The fields that name a picture or a film, by where they stand. */
const FIELDS: Partial<Record<ListPlace, string[]>> = {
  'home.texts': ['PICTURE'],
  'home.videos': ['VIDEO_LINK_DEKSTOP', 'VIDEO_LINK_MOBILE'],
  'home.categories': ['PICTURE'],
  'home.collections': ['PICTURE'],
  'home.flavours': ['PREVIEW_PICTURE', 'DETAIL_PICTURE', 'PHOTO_INTRO', 'PHOTO_IMAGE'],
};
/** Letters that a name may be off. */
const MOST_SLIPS = 2;

type Named = { path: string; src: string };

const ignored = () => undefined;

/**
 * Pictures and films of this site that are not there, as problems. What lies on other origins is not asked for.
 * @param folder this site's public folder, as an absolute path
 */
export async function missingMedia(
  document: unknown,
  media: MediaPolicy,
  folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public'),
): Promise<SaidProblem[]> {
  const named = ownMedia(outlineOf(document), media);
  const isThere = await Promise.all(named.map(({ src }) => isFile(folder, src)));
  const missing = named.filter((_, index) => !isThere[index]);
  if (missing.length === 0) return [];
  const files = await filesIn(folder);
  return missing.map(({ path: place, src }) => {
    const meant = nearestFile(src, files);
    return {
      path: `$.${place}`,
      expected: meant === undefined ? 'a file in public/' : `a file in public/; did you mean "${meant}"?`,
      found: JSON.stringify(src),
      action: 'an empty place on the page',
    };
  });
}

/** Addresses that begin with a slash are this site's own. */
function ownMedia({ lists }: Outline, media: MediaPolicy): Named[] {
  const readers = { picture: picture(media), film: film(media) };
  const found = Object.entries(FIELDS).flatMap(([place, names]) =>
    lists[place as ListPlace].flatMap((thing) => [
      ...names.map((name) => ({ path: `${thing.path}.${name}`, value: thing.fields[name] })),
      ...(Array.isArray(thing.fields.PICTURES)
        ? thing.fields.PICTURES.map((value: unknown, index) => ({
            path: member(`${thing.path}.PICTURES`, index),
            value,
          }))
        : []),
    ]),
  );
  return found.flatMap(({ path: place, value }) => {
    const read = place.startsWith('home.videos') ? readers.film.read : readers.picture.read;
    const src = read(value, place, ignored)?.src;
    return src?.startsWith('/') ? [{ path: place, src }] : [];
  });
}

async function isFile(folder: string, src: string): Promise<boolean> {
  const file = publicFile(folder, src);
  const info = file === undefined ? undefined : await stat(file).catch(ignored);
  return info?.isFile() ?? false;
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => `/${name.split(path.sep).join('/')}`);
}

/** The same but for capitals, a slash, or `/public` before it; else one that is hardly another name. */
function nearestFile(src: string, files: string[]): string | undefined {
  const bare = (address: string) =>
    address
      .toLowerCase()
      .replace(/^\/?public\//, '/')
      .replaceAll('/', '');
  const given = bare(decodedPath(src));
  return (
    files.find((file) => bare(file) === given) ??
    files.find((file) => distance(bare(file), given) <= MOST_SLIPS)
  );
}

function decodedPath(src: string): string {
  const [address = ''] = src.split(/[?#]/, 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // a % that begins no escape
  }
}
