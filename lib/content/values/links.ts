import { LIMITS } from '../document/limits';
import type { Link, Location } from '../model';

import { anyCase } from './forms';

import { type SpecialDay, spansOf } from '@/lib/model/opening-hours';

export const SAFE_ADDRESS = String.raw`${anyCase('http')}[sS]?:\/\/[^\s]+|(?:${anyCase('mailto')}|${anyCase('tel')}):[^\s]+|\/(?![\/\\])[^\s]*`;
const IS_SAFE_ADDRESS = new RegExp(`^(?:${SAFE_ADDRESS})$`);

/** Returns the value if it is a safe address: http(s), mailto, tel, or a path of this site. */
export function linkAddress(value: string): string | undefined {
  return IS_SAFE_ADDRESS.test(value) ? value : undefined;
}

export function withSubject(address: string, subject: string): string {
  if (!/^mailto:/i.test(address) || /[?&]subject=/i.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}subject=${encodeURIComponent(subject)}`;
}

/** Parses a line `label|url`. */
export function parseLabelledLink(line: string): Link | undefined {
  const [label = '', url = ''] = line.split('|').map((part) => part.trim());
  const address = linkAddress(url);
  return label && address ? { label, address } : undefined;
}

export const EMAIL = String.raw`[^\s@:\/?#]+@[^\s@:\/?#]+\.[^\s@:\/?#]+`;
const IS_EMAIL = new RegExp(`^${EMAIL}$`);

export function isEmail(value: string): boolean {
  return value.length <= LIMITS.email && IS_EMAIL.test(value);
}

/** Converts a telephone number: `+33 1 99` -> `tel:+33199`. */
export function phoneAddress(phone: string): string {
  return `tel:${/^\D*\+/.test(phone) ? '+' : ''}${phone.replace(/\D/g, '')}`;
}

export const LOCATION = String.raw`(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)`;
const IS_LOCATION = new RegExp(String.raw`^\s*${LOCATION}\s*$`);

/** Parses coordinates in degrees: `48.8519,2.3378`. */
export function parseLocation(value: string): Location | undefined {
  const match = IS_LOCATION.exec(value);
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The parser, not the pattern, checks whether the date exists. */
export const DATE = String.raw`\d{4}-\d{2}-\d{2}`;

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const HOUR = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const SPAN = `${HOUR}-(?:${HOUR}|24:00)`;
const DAYS = `${DAY}(?:-${DAY})?`;
const ENTRY = `${DAYS}(?:,${DAYS})* ${SPAN}(?:,${SPAN})*`;
/** Opening hours in the format of schema.org: `Mo-Fr 10:00-18:00`. */
export const OPENING = `${ENTRY}(?:[;,] *${ENTRY})*`;
const IS_OPENING = new RegExp(`^${OPENING}$`);

export function isOpening(value: string): boolean {
  return IS_OPENING.test(value);
}

export const SPECIAL_DAY = String.raw`(${DATE}) +(${anyCase('closed')}|${SPAN}(?:, *${SPAN})*)`;
const IS_SPECIAL_DAY = new RegExp(`^${SPECIAL_DAY}$`);

/** Parses a line such as `2026-12-24 10:00-16:00` or `2026-12-25 closed`. */
export function parseSpecialDay(line: string): SpecialDay | undefined {
  const [, date, hours] = IS_SPECIAL_DAY.exec(line.trim()) ?? [];
  if (date === undefined || hours === undefined || !isDate(date)) return undefined;
  return { date, spans: /closed/i.test(hours) ? [] : spansOf(hours.replaceAll(' ', '')) };
}

function isDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
