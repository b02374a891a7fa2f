import type { Deadline, Link, Location } from '../model';
import type { Expected } from '../problem-sentences';
import type { Texts } from '../texts';

import { plainText } from './html';
import {
  isEmail,
  isOpening,
  parseLabelledLink,
  linkAddress,
  parseLocation,
  parseSpecialDay,
  withSubject,
} from './links';

import type { TextKey } from '@/lib/content/text-keys';
import { endOfDay } from '@/lib/model/deadline';
import type { SpecialDay } from '@/lib/model/opening-hours';

/** @param subject the subject for a mailto address that has none. If undefined, the button's label is the subject. */
export function readButton(texts: Texts, key: TextKey, subject: string | undefined): Link | undefined {
  const label = texts.name(key);
  const given = texts.source(key);
  if (!given) return undefined;
  const address =
    linkAddress(given) ?? texts.reportBroken(key, 'an http(s), mailto or tel address, or a path', given);
  return label && address ? { label, address: withSubject(address, subject ?? label) } : undefined;
}

/** Reads a text and the last day on which the text is shown. An invalid date hides the text. */
export function readDeadline(texts: Texts, key: TextKey, timeZone: string): Deadline | undefined {
  const text = texts.block(key);
  const date = texts.name(key);
  if (date === undefined) return text && { text };
  const passesAt = endOfDay(date, timeZone) ?? texts.reportBroken(key, 'a date such as 2026-11-30', date);
  return text && passesAt !== undefined ? { text, passesAt } : undefined;
}

const checkedValue =
  (expected: Expected, isValid: (value: string) => boolean) => (texts: Texts, key: TextKey) => {
    const value = texts.value(key);
    return value === undefined || isValid(value) ? value : texts.reportBroken(key, expected, value);
  };

export const readPhone = checkedValue('a telephone number', (value) => /\d/.test(value));
export const readEmail = checkedValue('an e-mail address', isEmail);
export const readOpening = checkedValue('hours such as Tu-Sa 10:00-19:00', isOpening);

export function readLocation(texts: Texts, key: TextKey): Location | undefined {
  const value = texts.value(key);
  if (value === undefined) return undefined;
  return parseLocation(value) ?? texts.reportBroken(key, 'latitude,longitude in degrees', value);
}

const SPECIAL_LINE =
  'one day per line with its hours, each day only once: 2026-12-24 10:00-16:00, or 2026-12-25 closed';

export function readSpecialDays(texts: Texts, key: TextKey): SpecialDay[] {
  const days = new Map<string, SpecialDay>();
  for (const line of linesOf(texts, key)) {
    const day = parseSpecialDay(line);
    if (day && !days.has(day.date)) days.set(day.date, day);
    else texts.reportBroken(key, SPECIAL_LINE, line);
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

export function readLinks(texts: Texts, key: TextKey): Link[] {
  return linesOf(texts, key).flatMap(
    (line) =>
      parseLabelledLink(line.replace(/^[^|]*/, plainText)) ??
      texts.reportBroken(key, 'one link per line: label|address', line) ??
      [],
  );
}

function linesOf(texts: Texts, key: TextKey): string[] {
  return (texts.source(key) ?? '').split(/\r?\n|<\/?(?:br|p)\b[^<>]*>/i).filter((line) => line.trim());
}
