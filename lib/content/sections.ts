import { endOfDay } from '../deadline';
import type { TextKey } from '../field-guide/texts';
import type { SpecialDay } from '../opening-hours';
import type { SectionName } from '../sections';

import { type Html, richText } from './html';
import {
  isEmail,
  isOpening,
  labelledLink,
  linkAddress,
  parseLocation,
  parseSpecialDay,
  withSubject,
} from './links';
import type {
  Category,
  Collection,
  Contacts,
  Deadline,
  Editorial,
  Films,
  Intro,
  Link,
  Showcase,
  Store,
} from './model';
import type { Texts } from './texts';

/** Assembles what each section shows; one with nothing to show is not there. */
export function toHome(
  texts: Texts,
  films: Films,
  categories: Category[],
  collections: Collection[],
  timeZone: string,
) {
  return {
    intro: toIntro(texts, films),
    categories: categories.length > 0 ? { ...heading(texts, 'shop'), items: categories } : undefined,
    collections: collections.length > 0 ? { ...heading(texts, 'flavours'), items: collections } : undefined,
    story: toEditorial(texts, 'story'),
    'story-second': toEditorial(texts, 'story-second'),
    founder: toEditorial(texts, 'founder'),
    corporate: withDeadline(toShowcase(texts, 'corporate'), toDeadline(texts, 'corporate-until', timeZone)),
    partnership: toShowcase(texts, 'partnership'),
    stores: toStore(texts),
    contacts: toContacts(texts),
  } satisfies Record<SectionName, object | undefined>;
}

function heading(texts: Texts, key: TextKey): { heading?: string; text?: Html } {
  return { heading: texts.name(key), text: texts.block(key) };
}

/** The section, or nothing where all that it would show is missing. */
function unlessEmpty<T extends object>(section: T): T | undefined {
  const isEmpty = Object.values(section).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
  return isEmpty ? undefined : section;
}

function toIntro(texts: Texts, films: Films): Intro | undefined {
  const [desktop, mobile] = texts.pictures('intro');
  const intro = {
    title: texts.name('intro'),
    copy: texts.block('intro'),
    buttonLabel: texts.value('intro-button'),
  };
  const hasFilm = films.desktop.length > 0 || films.mobile.length > 0;
  if (!unlessEmpty(intro) && !desktop && !mobile && !hasFilm) return undefined;
  return { ...intro, posters: { desktop, mobile }, films };
}

function toEditorial(texts: Texts, key: TextKey): Editorial | undefined {
  return unlessEmpty({ ...heading(texts, key), pictures: texts.pictures(key) });
}

function toShowcase(texts: Texts, key: 'corporate' | 'partnership'): Showcase | undefined {
  return unlessEmpty({
    ...heading(texts, key),
    pictures: texts.pictures(key),
    button: toButton(texts, `${key}-button`, texts.name(key)),
  });
}

/** @param subject of the letter where the button writes one and names none itself */
function toButton(texts: Texts, key: TextKey, subject: string | undefined): Link | undefined {
  const label = texts.name(key);
  const given = texts.source(key);
  if (!given) return undefined;
  const address =
    linkAddress(given) ?? texts.broke(key, 'an http(s), mailto or tel address, or a path', given);
  return label && address ? { label, address: withSubject(address, subject ?? label) } : undefined;
}

/** A deadline alone makes no section: once it has passed there would be nothing left of it. */
function withDeadline(showcase: Showcase | undefined, deadline: Deadline | undefined): Showcase | undefined {
  return showcase && { ...showcase, deadline };
}

/** Words that hold until the end of a day of the shop; with a day that is none they are not said at all. */
function toDeadline(texts: Texts, key: TextKey, timeZone: string): Deadline | undefined {
  const text = texts.block(key);
  const date = texts.name(key);
  if (date === undefined) return text && { text };
  const passesAt = endOfDay(date, timeZone) ?? texts.broke(key, 'a date such as 2026-11-30', date);
  return text && passesAt !== undefined ? { text, passesAt } : undefined;
}

function toStore(texts: Texts): Store | undefined {
  const location = texts.value('stores-location');
  const opening = texts.value('stores-opening');
  const details = unlessEmpty({
    ...heading(texts, 'stores'),
    picture: texts.pictures('stores')[0],
    city: texts.value('stores-city'),
    address: texts.value('stores-address'),
    phone: phone(texts, 'stores-phone'),
    hours: richText(texts.raw('stores-hours') ?? ''),
    location:
      location &&
      (parseLocation(location) ?? texts.broke('stores-location', 'latitude,longitude in degrees', location)),
  });
  const isForm = opening === undefined || isOpening(opening);
  if (!isForm) texts.broke('stores-opening', 'hours such as Tu-Sa 10:00-19:00', opening);
  const special = toSpecialDays(texts);
  if (!details) return undefined;
  return {
    ...details,
    location: details.location || undefined,
    opening: isForm ? opening : undefined,
    special,
  };
}

const SPECIAL_LINE =
  'on each line a day of its own and its hours: 2026-12-24 10:00-16:00, or 2026-12-25 closed';

function toSpecialDays(texts: Texts): SpecialDay[] {
  const days = new Map<string, SpecialDay>();
  for (const line of linesOf(texts, 'stores-special')) {
    const day = parseSpecialDay(line);
    if (day && !days.has(day.date)) days.set(day.date, day);
    else texts.broke('stores-special', SPECIAL_LINE, line);
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** The lines of a text in which each stands for one thing. */
function linesOf(texts: Texts, key: TextKey): string[] {
  return (texts.source(key) ?? '').split(/\r?\n|<br\s*\/?>/i).filter((line) => line.trim());
}

function phone(texts: Texts, key: TextKey): string | undefined {
  const value = texts.value(key);
  return value === undefined || /\d/.test(value) ? value : texts.broke(key, 'a telephone number', value);
}

function email(texts: Texts): string | undefined {
  const value = texts.value('contacts-email');
  return value === undefined || isEmail(value)
    ? value
    : texts.broke('contacts-email', 'an e-mail address', value);
}

function toContacts(texts: Texts): Contacts | undefined {
  return unlessEmpty({
    ...heading(texts, 'contacts'),
    phone: phone(texts, 'contacts-phone'),
    email: email(texts),
    social: toSocial(texts),
    legal: texts.block('contacts-legal'),
  });
}

function toSocial(texts: Texts): Link[] {
  return linesOf(texts, 'contacts-social').flatMap(
    (line) => labelledLink(line) ?? texts.broke('contacts-social', 'label|url on each line', line) ?? [],
  );
}
