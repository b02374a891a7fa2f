import { LIMITS } from '@/lib/content/document/limits';
import { entriesOf, isNotGiven } from '@/lib/content/document/wire';
import type { Films, Home } from '@/lib/content/model';
import type { DocumentEntry } from '@/lib/content/outline';
import { SECTION_TEXTS, type TextSource } from '@/lib/content/section-texts';
import { recordOrigins } from '@/lib/model/field-of';
import type { SectionName } from '@/lib/model/sections';

const PATH = 'home.texts';
const unheard = () => undefined;

/** Notes which texts and films of the document the sections show. */
export function noteTexts(home: Home, texts: Map<string, DocumentEntry>, videos: DocumentEntry[]): void {
  for (const [name, sources] of Object.entries(SECTION_TEXTS)) {
    const section: Section = home[name as SectionName];
    for (const [property, source] of Object.entries<TextSource>(sources))
      noteText(section, property, source, texts.get(source.key)?.fields ?? {});
  }
  noteFilms(home.intro?.films, videos);
}

type Section = Partial<Record<string, unknown>> | undefined;

function noteText(
  section: Section,
  property: string,
  { key, part }: TextSource,
  text: Record<string, unknown>,
): void {
  const at = (field: string) => `${PATH}.${key}.${field}`;
  const shown = section?.[property];
  if (part === 'pictures') noteEach(picturesIn(shown), picturePlaces(key, text), `${PATH}.${key}`);
  else if (part === 'whole') recordOrigins(shown as object | undefined, { self: [at('NAME'), at('TEXT_1')] });
  else if (part !== 'value') recordOrigins(section, { [property]: [at(part)] });
  else recordOrigins(section, { [property]: [at(isNotGiven(text.NAME) ? 'TEXT_1' : 'NAME')] });
}

/** One, a list, or one for each width. */
function picturesIn(shown: unknown): object[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return 'src' in shown ? [shown] : Object.values(shown).filter((picture) => picture !== undefined);
}

/** Where a text's pictures stand, in the order in which they are shown. */
function picturePlaces(key: string, text: Record<string, unknown>): string[] {
  const path = `${PATH}.${key}`;
  const listed = entriesOf(text.PICTURES, `${path}.PICTURES`, LIMITS.values, unheard) ?? [];
  return [{ value: text.PICTURE, path: `${path}.PICTURE` }, ...listed]
    .filter(({ value }) => !isNotGiven(value))
    .map((entry) => entry.path);
}

/** One that was left out moves all that follow: then each is told to come from the whole. */
function noteEach(things: object[], places: string[], whole: string): void {
  const isOneToOne = things.length <= places.length;
  for (const [index, thing] of things.entries())
    recordOrigins(thing, { self: [(isOneToOne ? places[index] : undefined) ?? whole] });
}

function noteFilms(films: Films | undefined, videos: DocumentEntry[]): void {
  const fields = ['VIDEO_LINK_DEKSTOP', 'VIDEO_LINK_MOBILE'];
  const places = videos.flatMap((video) =>
    fields.filter((field) => !isNotGiven(video.fields[field])).map((field) => `${video.path}.${field}`),
  );
  recordOrigins(films, { self: places });
}
