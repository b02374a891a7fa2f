import { LIMITS } from '../document/limits';
import { entity, type Field, isNotGiven, isRecord } from '../document/wire';
import { describe, type Report } from '../problems';

import { size, text } from './fields';
import { anyCase, type Form, optional, textForm } from './forms';

import type { Expected } from '@/lib/content/problem-sentences';

export type MediaPolicy = {
  /** If undefined, media paths lead to the public folder. */
  baseUrl?: string;
  /** Allowed origins, in addition to the origin of `baseUrl`. */
  origins: string[];
};

export type Picture = { src: string; width?: number; height?: number; alt?: string };
export type Film = { src: string; type?: string };

const OWN_SITE = 'http://own-site.invalid';
/** Checks only the scheme, because the allowed origins depend on the settings. */
const ADDRESS_FORM = textForm(
  LIMITS.address,
  String.raw`(?!(?!${anyCase('http')}[sS]?:)[A-Za-z][A-Za-z\d+.\-]*:)[\s\S]*`,
);

/** Returns a safe address: a path of this site or an address of an allowed origin. */
export function mediaAddress(value: string, policy: MediaPolicy): string | undefined {
  const base = new URL(policy.baseUrl ?? OWN_SITE);
  const given = value.trim();
  // Browsers read `//host` and `/\host` as addresses of other origins.
  const isPath = !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(given);
  const target = isPath ? `${base.pathname.replace(/\/$/, '')}/${given.replace(/^\//, '')}` : given;
  if (!URL.canParse(target, base)) return undefined;
  const address = new URL(target, base);
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return undefined;
  // `new URL` turns `/.//host` into the path `//host`, which browsers read as an address of another origin.
  if (address.origin === OWN_SITE)
    return isPath && !address.pathname.startsWith('//') ? address.pathname + address.search : undefined;
  const isAllowed = address.origin === base.origin || policy.origins.includes(address.origin);
  return isAllowed ? address.href : undefined;
}

const EXPECTED = 'a path, or an address on an allowed domain';

function readAddress(value: unknown, path: string, report: Report, policy: MediaPolicy): string | undefined {
  const isTooLong = typeof value === 'string' && value.length > LIMITS.address;
  const address = typeof value === 'string' && !isTooLong ? mediaAddress(value, policy) : undefined;
  const expected: Expected = isTooLong ? `an address of at most ${LIMITS.address} characters` : EXPECTED;
  if (address === undefined) report({ path, expected, found: describe(value), action: 'left out' });
  return address;
}

const pictureParts = entity({ WIDTH: size, HEIGHT: size, ALT: text });
export const pictureProperties: Record<string, Form> = {
  SRC: optional(ADDRESS_FORM),
  ...pictureParts.properties,
};
const pictureForm = optional(ADDRESS_FORM, { type: 'object', properties: pictureProperties });

export function picture(policy: MediaPolicy): Field<Picture> {
  return {
    form: pictureForm,
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      if (!isRecord(value)) {
        const src = readAddress(value, path, report, policy);
        return src === undefined ? undefined : { src };
      }
      const parts = pictureParts.read(value, path, report);
      if (isNotGiven(value.SRC)) return undefined;
      const src = readAddress(value.SRC, `${path}.SRC`, report, policy);
      if (src === undefined) return undefined;
      return { src, width: parts?.WIDTH, height: parts?.HEIGHT, alt: parts?.ALT };
    },
  };
}

const FILM_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
};

const FILM_FORM = optional(ADDRESS_FORM);

export function film(policy: MediaPolicy): Field<Film> {
  return {
    form: FILM_FORM,
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      const src = readAddress(value, path, report, policy);
      if (src === undefined) return undefined;
      const ending = /\.([a-z\d]+)(?:[?#]|$)/i.exec(src)?.[1]?.toLowerCase() ?? '';
      return { src, type: FILM_TYPES[ending] };
    },
  };
}
