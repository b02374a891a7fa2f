import { LIMITS } from '@/lib/content/document/limits';
import { entriesOf } from '@/lib/content/document/wire';
import type { ListPlace, Outline } from '@/lib/content/outline';
import { film, type MediaPolicy, picture } from '@/lib/content/values/media';

/** Map from a list to the fields of its entries that contain one picture or film. */
const FIELDS: Partial<Record<ListPlace, string[]>> = {
  'home.texts': ['PICTURE'],
  'home.videos': ['VIDEO_LINK_DEKSTOP', 'VIDEO_LINK_MOBILE'],
  'home.categories': ['PICTURE'],
  'home.collections': ['PICTURE'],
  'home.flavours': ['PREVIEW_PICTURE', 'DETAIL_PICTURE', 'PHOTO_INTRO', 'PHOTO_IMAGE'],
};
/** A picture or film, and its path in the document. */
export type NamedMedia = { path: string; src: string };

const ignoreProblem = () => undefined;

/** Returns whether the file is on this site. The address of such a file starts with a slash. */
export const isLocalFile = ({ src }: NamedMedia) => src.startsWith('/');

/** Returns the pictures and films of a document. Leaves out addresses that the parser rejects. */
export function mediaIn({ lists }: Outline, media: MediaPolicy): NamedMedia[] {
  const readers = { picture: picture(media), film: film(media) };
  const found = Object.entries(FIELDS).flatMap(([place, names]) =>
    lists[place as ListPlace].flatMap((thing) => [
      ...names.map((name) => ({ path: `${thing.path}.${name}`, value: thing.fields[name] })),
      ...(entriesOf(thing.fields.PICTURES, `${thing.path}.PICTURES`, LIMITS.values, ignoreProblem) ?? []),
    ]),
  );
  return found.flatMap(({ path: place, value }) => {
    const read = place.startsWith('home.videos') ? readers.film.read : readers.picture.read;
    const src = read(value, place, ignoreProblem)?.src;
    return src === undefined ? [] : [{ path: place, src }];
  });
}
