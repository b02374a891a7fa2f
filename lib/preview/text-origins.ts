import { LIMITS } from '../content/limits';
import type { Picture } from '../content/media';
import type { Films, Home } from '../content/model';
import { entriesOf, isNotGiven } from '../content/wire';
import { noteOrigins } from '../field-of';

import type { Thing } from './outline';

const PATH = 'home.texts';
const unheard = () => undefined;

/** Notes which texts and films of the document the sections show. */
export function noteTexts(home: Home, texts: Map<string, Thing>, videos: Thing[]): void {
  const textOf = (key: string) => texts.get(key)?.fields ?? {};
  /** A key that stands for one thing gives it as NAME, else as TEXT_1. */
  const single = (key: string) => [`${PATH}.${key}.${isNotGiven(textOf(key).NAME) ? 'TEXT_1' : 'NAME'}`];
  const block = (key: string) => ({ heading: [`${PATH}.${key}.NAME`], text: [`${PATH}.${key}.TEXT_1`] });
  const notePictures = (key: string, pictures: (Picture | undefined)[]) =>
    noteEach(pictures, picturePlaces(key, textOf(key)), `${PATH}.${key}`);

  const { intro, categories, collections, stores, contacts } = home;
  noteOrigins(intro, {
    title: [`${PATH}.intro.NAME`],
    copy: [`${PATH}.intro.TEXT_1`],
    buttonLabel: single('intro-button'),
  });
  const { desktop, mobile } = intro?.posters ?? {};
  notePictures(
    'intro',
    [desktop, mobile].filter((poster) => poster !== undefined),
  );
  noteFilms(intro?.films, videos);
  noteOrigins(categories, block('shop'));
  noteOrigins(collections, block('flavours'));
  for (const key of ['story', 'story-second', 'founder', 'corporate', 'partnership'] as const) {
    noteOrigins(home[key], block(key));
    notePictures(key, home[key]?.pictures ?? []);
  }
  for (const key of ['corporate', 'partnership'] as const)
    noteOrigins(home[key]?.button, { self: [`${PATH}.${key}-button.NAME`, `${PATH}.${key}-button.TEXT_1`] });
  noteOrigins(home.corporate?.deadline, {
    self: [`${PATH}.corporate-until.NAME`, `${PATH}.corporate-until.TEXT_1`],
  });
  noteOrigins(stores, {
    ...block('stores'),
    city: single('stores-city'),
    address: single('stores-address'),
    phone: single('stores-phone'),
    hours: single('stores-hours'),
    opening: single('stores-opening'),
    special: [`${PATH}.stores-special.TEXT_1`],
    location: single('stores-location'),
  });
  notePictures(
    'stores',
    [stores?.picture].filter((picture) => picture !== undefined),
  );
  noteOrigins(contacts, {
    ...block('contacts'),
    phone: single('contacts-phone'),
    email: single('contacts-email'),
    social: [`${PATH}.contacts-social.TEXT_1`],
    legal: [`${PATH}.contacts-legal.TEXT_1`],
  });
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
function noteEach(things: (object | undefined)[], places: string[], whole: string): void {
  const isOneToOne = things.length <= places.length;
  for (const [index, thing] of things.entries())
    noteOrigins(thing, { self: [(isOneToOne ? places[index] : undefined) ?? whole] });
}

function noteFilms(films: Films | undefined, videos: Thing[]): void {
  const fields = ['VIDEO_LINK_DEKSTOP', 'VIDEO_LINK_MOBILE'];
  const places = videos.flatMap((video) =>
    fields.filter((field) => !isNotGiven(video.fields[field])).map((field) => `${video.path}.${field}`),
  );
  noteOrigins(films, { self: places });
}
