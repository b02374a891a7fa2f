import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

import { LIMITS } from '@/lib/content/document/limits';
import { entriesOf, type Field } from '@/lib/content/document/wire';
import type { ListPlace, Outline } from '@/lib/content/outline';
import type { Expected } from '@/lib/content/problem-sentences';
import { ignoreProblem, type TranslatedProblem } from '@/lib/content/problems';
import { film, type MediaPolicy, type Picture, picture } from '@/lib/content/values/media';
import { publicFile } from '@/lib/model/public-files';

const FIELDS: Partial<Record<ListPlace, string[]>> = {
  'home.texts': ['PICTURE'],
  'home.videos': ['VIDEO_LINK_DEKSTOP', 'VIDEO_LINK_MOBILE'],
  'home.categories': ['PICTURE'],
  'home.collections': ['PICTURE'],
  'home.flavours': ['PREVIEW_PICTURE', 'DETAIL_PICTURE', 'PHOTO_INTRO', 'PHOTO_IMAGE'],
};
/** `width` and `height` come from the document, not from the file. */
export type NamedMedia = {
  path: string;
  src: string;
  width?: number;
  height?: number;
  list: ListPlace;
  key: string;
  /** Path within the entry, such as `PICTURES[1]`. */
  field: string;
};

export const isLocalFile = ({ src }: Pick<NamedMedia, 'src'>) => src.startsWith('/');

export async function findLocalFile(
  folder: string,
  src: string,
): Promise<{ file: string; info: Stats } | undefined> {
  const file = publicFile(folder, src);
  const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
  return file !== undefined && info?.isFile() ? { file, info } : undefined;
}

export const remoteHead = (address: string, signal: AbortSignal): Promise<Response | undefined> =>
  // A redirect could lead to an origin that is not allowed.
  fetch(address, { method: 'HEAD', redirect: 'error', cache: 'no-store', signal }).catch(() => undefined);

export const missingFile = ({ path, src }: NamedMedia, expected: Expected): TranslatedProblem => ({
  path: `$.${path}`,
  expected,
  found: JSON.stringify(src),
  action: 'an empty space on the page',
});

/** Leaves out pictures and films that the parser rejects. */
export function mediaIn({ lists }: Outline, media: MediaPolicy): NamedMedia[] {
  return Object.entries(FIELDS).flatMap(([place, names]) => {
    const list = place as ListPlace;
    const reader: Field<Picture> = list === 'home.videos' ? film(media) : picture(media);
    return lists[list].flatMap(({ path, key, fields }) => {
      const pictures = list === 'home.texts' ? fields.PICTURES : undefined;
      const listed = entriesOf(pictures, `${path}.PICTURES`, LIMITS.values, ignoreProblem) ?? [];
      const named = names.map((name) => ({ path: `${path}.${name}`, value: fields[name] }));
      return [...named, ...listed].flatMap((entry) => {
        const found = reader.read(entry.value, entry.path, ignoreProblem);
        if (!found) return [];
        const { src, width, height } = found;
        return [
          { path: entry.path, src, width, height, list, key, field: entry.path.slice(path.length + 1) },
        ];
      });
    });
  });
}
