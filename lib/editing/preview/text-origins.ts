import { mediaIn, type NamedMedia } from '../checks/named-media';

import { isNotGiven } from '@/lib/content/document/wire';
import type { Films, Home } from '@/lib/content/model';
import type { DocumentEntry, Outline } from '@/lib/content/outline';
import { SECTION_TEXTS, type TextSource } from '@/lib/content/section-texts';
import type { MediaPolicy, Picture } from '@/lib/content/values/media';
import { recordOrigins } from '@/lib/model/field-of';
import type { SectionName } from '@/lib/model/sections';

export function recordTextOrigins(home: Home, outline: Outline, media: MediaPolicy): void {
  const texts = new Map(outline.lists['home.texts'].map(({ key, fields }) => [key, fields]));
  const pictures = mediaIn(outline, media).filter(({ list }) => list === 'home.texts');
  for (const [name, sources] of Object.entries(SECTION_TEXTS)) {
    const section: Section = home[name as SectionName];
    for (const [property, source] of Object.entries<TextSource>(sources))
      recordText(section, property, source, texts.get(source.key) ?? {}, pictures);
  }
  recordFilms(home.intro?.films, outline.lists['home.videos']);
}

type Section = Partial<Record<string, unknown>> | undefined;

function recordText(
  section: Section,
  property: string,
  { key, part }: TextSource,
  text: Record<string, unknown>,
  pictures: NamedMedia[],
): void {
  const path = `home.texts.${key}`;
  const at = (field: string) => `${path}.${field}`;
  const shown = section?.[property];
  if (part === 'pictures') {
    const own = pictures.filter((picture) => picture.key === key);
    for (const picture of picturesIn(shown))
      recordOrigins(picture, { self: [own.find(({ src }) => src === picture.src)?.path ?? path] });
  } else if (part === 'whole')
    recordOrigins(shown as object | undefined, { self: [at('NAME'), at('TEXT_1')] });
  else if (part !== 'value') recordOrigins(section, { [property]: [at(part)] });
  else recordOrigins(section, { [property]: [at(isNotGiven(text.NAME) ? 'TEXT_1' : 'NAME')] });
}

/** @param shown a picture, a list, or an object with a picture for each window width */
function picturesIn(shown: unknown): Picture[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return 'src' in shown
    ? [shown as Picture]
    : Object.values(shown).filter((picture) => picture !== undefined);
}

function recordFilms(films: Films | undefined, videos: DocumentEntry[]): void {
  const fields = ['VIDEO_LINK_DEKSTOP', 'VIDEO_LINK_MOBILE'];
  const places = videos.flatMap((video) =>
    fields.filter((field) => !isNotGiven(video.fields[field])).map((field) => `${video.path}.${field}`),
  );
  recordOrigins(films, { self: places });
}
