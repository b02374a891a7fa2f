import type { EditorialName, CustomSections } from './model';
import type { Texts } from './texts';
import { richText } from './values/html';
import {
  readButton,
  readDeadline,
  readEmail,
  readLinks,
  readLocation,
  readOpening,
  readPhone,
  readSpecialDays,
} from './values/text-values';

import type { TextKey } from '@/lib/content/text-keys';
import { type SectionName, SECTIONS } from '@/lib/model/sections';

/** The text of `home.texts` that fills one property of a section. */
export type TextSource<T = unknown> = {
  key: TextKey;
  /** `value`: NAME, or TEXT_1 if NAME is missing. `whole`: NAME and TEXT_1. */
  part: 'NAME' | 'TEXT_1' | 'value' | 'whole' | 'pictures';
  read: (texts: Texts, timeZone: string) => T;
  /**
   * Path in `home.texts`. Undefined for legally required texts: a text without `place` never falls back to another
   * language.
   */
  place?: string;
};

type Read<T> = (texts: Texts, key: TextKey, timeZone: string) => T;

function source<T>(key: TextKey, part: TextSource['part'], read: Read<T>, place?: string): TextSource<T> {
  return { key, part, read: (texts, timeZone) => read(texts, key, timeZone), place };
}

const name = (key: TextKey) => source(key, 'NAME', (texts) => texts.name(key), `${key}.NAME`);
const block = <T>(key: TextKey, read: Read<T>) => source(key, 'TEXT_1', read, `${key}.TEXT_1`);
const value = <T>(key: TextKey, read: Read<T>) => source(key, 'value', read, `${key}.NAME`);
const pictures = <T>(key: TextKey, read: Read<T>) => source(key, 'pictures', read, `${key}.PICTURE`);

const words = (texts: Texts, key: TextKey) => texts.value(key);
const rich = (texts: Texts, key: TextKey) => texts.block(key);

const heading = (key: TextKey) => ({ heading: name(key), text: block(key, rich) });
const editorial = (key: TextKey) => ({
  ...heading(key),
  pictures: pictures(key, (texts) => texts.pictures(key)),
});
const showcase = (key: 'corporate' | 'partnership') => ({
  ...editorial(key),
  button: source(
    `${key}-button`,
    'whole',
    (texts, button) => readButton(texts, button, texts.name(key)),
    `${key}-button`,
  ),
});

/** The sources of all properties of a section except `items` and `films`, which do not come from `home.texts`. */
type Sources<Section> = {
  [P in Exclude<keyof Section, 'items' | 'films'>]: TextSource<Section[P]>;
};

/** Sections that differ from `editorial`. Problems are reported in the order of the properties. */
export const CUSTOM_TEXTS = {
  intro: {
    title: name('intro'),
    copy: block('intro', rich),
    buttonLabel: value('intro-button', words),
    posters: pictures('intro', (texts, key) => {
      const [desktop, mobile] = texts.pictures(key);
      return { desktop, mobile };
    }),
  },
  categories: heading('shop'),
  collections: heading('flavours'),
  corporate: {
    ...showcase('corporate'),
    deadline: source('corporate-until', 'whole', readDeadline, 'corporate-until.TEXT_1'),
  },
  partnership: showcase('partnership'),
  stores: {
    ...heading('stores'),
    picture: pictures('stores', (texts, key) => texts.pictures(key)[0]),
    city: value('stores-city', words),
    address: value('stores-address', words),
    phone: value('stores-phone', readPhone),
    hours: source(
      'stores-hours',
      'value',
      (texts, key) => richText(texts.raw(key) ?? ''),
      'stores-hours.TEXT_1',
    ),
    location: value('stores-location', readLocation),
    opening: value('stores-opening', readOpening),
    special: block('stores-special', readSpecialDays),
  },
  contacts: {
    ...heading('contacts'),
    phone: value('contacts-phone', readPhone),
    email: value('contacts-email', readEmail),
    social: block('contacts-social', readLinks),
    legal: source('contacts-legal', 'TEXT_1', rich),
  },
} satisfies { [N in keyof CustomSections]: Sources<CustomSections[N]> };

export const EDITORIAL_TEXTS = Object.fromEntries(
  SECTIONS.flatMap(({ name }) => (name in CUSTOM_TEXTS ? [] : [[name, editorial(name as EditorialName)]])),
) as Record<EditorialName, ReturnType<typeof editorial>>;

export const SECTION_TEXTS = { ...CUSTOM_TEXTS, ...EDITORIAL_TEXTS } satisfies Record<SectionName, object>;

type SectionValues<S> = { [P in keyof S]: S[P] extends TextSource<infer T> ? T : never };

export function readSection<S extends Record<string, TextSource>>(
  sources: S,
  texts: Texts,
  timeZone: string,
): SectionValues<S> {
  const entries = Object.entries(sources).map(([property, { read }]) => [property, read(texts, timeZone)]);
  return Object.fromEntries(entries) as SectionValues<S>;
}
