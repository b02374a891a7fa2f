import 'server-only';

import path from 'node:path';

import * as z from 'zod';

import { baseAddress, isHttp, origins, shopAddress } from './addresses';
import { isDeploymentName } from './deployment';
import { locales } from './locales';
import { publishersOf, SECRET_LENGTH } from './publishers';
import { vitals, vitalsShareOf } from './vitals-share';

const DEFAULT_SOURCE = 'content/{deployment}.json';
const DEFAULT_DEPLOYMENT = 'live';
const DEFAULT_REVALIDATE_SECONDS = 300;
const DEFAULT_MAP_STYLE = 'https://tiles.openfreemap.org/styles/positron';
const DEFAULT_CACHE_DIR = '.cache/content';
const DEFAULT_PORT = 3000;

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const secret = z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional();

/** The value that turns a setting off. */
const OFF = 'off';
const DAY_SECONDS = 86_400;
const LAST_PORT = 65_535;

/** A template of a path or an address; `{deployment}` stands for the deployment's name, `{locale}` for one of LOCALES. */
const filled = (value: string) => value.replaceAll('{deployment}', 'live').replaceAll('{locale}', 'en');
const source = z
  .string()
  .default(DEFAULT_SOURCE)
  .refine((value) => value.includes('{deployment}'), 'must contain {deployment}')
  .refine(
    (value) => !/^[a-z][a-z\d+.-]*:\/\//i.test(value) || isHttp(filled(value)),
    'must be a file path or an http(s) address without a password',
  );

/** Every variable: how its value is read, what it is without one, and its description for .env.example. */
export const VARIABLES = z.object({
  CONTENT_SOURCE: source.describe(
    "where content comes from: a path from the project's root, or an http(s) address",
  ),
  LOCALES: locales.describe(
    'the languages, such as en,fr: the first at /, the others at /fr; unset, one: that of the document',
  ),
  CONTENT_DEPLOYMENT: z
    .string()
    .default(DEFAULT_DEPLOYMENT)
    .refine(isDeploymentName, 'must be a deployment name: a-z, 0-9 and -, 64 characters at most')
    .describe('the public deployment, until a publish names another'),
  CONTENT_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable without spaces')
    .optional()
    .describe('sent as a bearer token to an http(s) source'),
  CONTENT_REVALIDATE_SECONDS: z
    .string()
    .transform((value) => (value === OFF ? null : value))
    .pipe(wholeNumber(1, DAY_SECONDS).nullable())
    .default(DEFAULT_REVALIDATE_SECONDS)
    .describe('how often the source is asked, with its ETag; off: at a first start and at a publish alone'),
  PREVIEW_SECRET: secret.describe('opens previews; unset, their endpoint answers 404'),
  REVALIDATE_SECRET: secret
    .refine(
      (value) => value === undefined || publishersOf(value) !== undefined,
      'must be one secret without a colon, or name:secret for each who publishes, separated by commas, with at least 8 characters a secret',
    )
    .describe(
      'opens publishing; unset, its endpoint answers 404; several as name:secret, separated by commas',
    ),
  SITE_URL: baseAddress.optional().describe("this site's address, for canonical links"),
  SHOP_URL: shopAddress
    .optional()
    .describe(
      'the shop that links point into, with {locale} where it has a place for each of LOCALES; unset, stand-in pages under /shop',
    ),
  MEDIA_BASE_URL: baseAddress
    .optional()
    .describe("where paths of pictures and films start; unset, this site's public folder"),
  MEDIA_ORIGINS: origins.describe('other origins that pictures and films may have, separated by spaces'),
  MAP_STYLE_URL: z
    .string()
    .default(DEFAULT_MAP_STYLE)
    .refine(
      (value) => isHttp(value) || /^\/(?![/\\])/.test(value),
      'must be an http(s) address or a path of this site',
    )
    .describe('the style of the map'),
  MAP_ORIGINS: origins.describe(
    "origins of its tiles, glyphs and sprites, where they are others than the style's",
  ),
  EDIT_URL: z
    .string()
    .refine(
      (value) => isHttp(value.replaceAll(/\{(?:deployment|path|entity|id|field)\}/g, 'x')),
      'must be an http(s) address; it may contain {deployment}, {path}, {entity}, {id} and {field}',
    )
    .optional()
    .describe(
      'where a field of the document is edited: an address with {deployment}, {path}, {entity}, {id}, {field}',
    ),
  FRAME_ANCESTORS: origins.describe('origins of editing tools that may show the site in a frame'),
  MAP_LOAD: z
    .enum(['near', 'click'], 'must be near or click')
    .default('near')
    .describe('near: the map loads when the visitor comes near; click: when asked for'),
  METRICS_TOKEN: secret.describe('opens /api/metrics to Prometheus, as a bearer token'),
  VITALS: vitals.describe(
    'the share of visits whose LCP, CLS, INP and TTFB go to /api/metrics: on, off or such as 10%',
  ),
  REDIS_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value),
      'must be a Redis address, such as redis://localhost:6379',
    )
    .optional()
    .describe('keeps the publications, and the public version of all instances'),
  CACHE_DIR: z.string().default(DEFAULT_CACHE_DIR).describe('where the last good version is kept'),
  PORT: wholeNumber(0, LAST_PORT).default(DEFAULT_PORT).describe('where the server listens'),
  HOSTNAME: z.string().optional().describe('the address that it listens on; unset, all interfaces'),
});

/** What no variable can be checked for by itself. */
const CHECKED = VARIABLES.superRefine((values, context) => {
  const { CONTENT_SOURCE: source, SHOP_URL: shop = '', LOCALES, VITALS, METRICS_TOKEN } = values;
  const hasNoReader = vitalsShareOf(VITALS) > 0 && METRICS_TOKEN === undefined;
  const faults = {
    CONTENT_SOURCE: sourceFault(source, LOCALES),
    SHOP_URL: placeFault(shop, LOCALES),
    VITALS: hasNoReader ? 'needs METRICS_TOKEN, which opens /api/metrics' : undefined,
  };
  for (const [name, message] of Object.entries(faults))
    if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
});

function placeFault(template: string, languages: string[]): string | undefined {
  const isUnknown = template.includes('{locale}') && languages.length === 0;
  return isUnknown ? 'contains {locale}, so LOCALES must name the languages' : undefined;
}

/** Files are found by their names, which have the language where the template does not say (lib/versions/read-editions.ts). */
function sourceFault(template: string, languages: string[]): string | undefined {
  const hasPlace = template.includes('{locale}');
  if (!hasPlace && languages.length > 1 && isHttp(filled(template)))
    return 'must contain {locale}, because LOCALES names several languages';
  return placeFault(template, languages);
}

export type Environment = ReturnType<typeof toEnvironment>;

function toEnvironment(values: z.output<typeof VARIABLES>) {
  return {
    contentSource: values.CONTENT_SOURCE,
    contentDeployment: values.CONTENT_DEPLOYMENT,
    /** The first is at `/`; none where there is one language, which the document names. */
    locales: values.LOCALES,
    contentToken: values.CONTENT_TOKEN,
    /** Null where the source is asked by publishes alone. */
    revalidateSeconds: values.CONTENT_REVALIDATE_SECONDS,
    previewSecret: values.PREVIEW_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    siteUrl: values.SITE_URL,
    shopUrl: values.SHOP_URL,
    media: { baseUrl: values.MEDIA_BASE_URL, origins: values.MEDIA_ORIGINS },
    map: { styleUrl: values.MAP_STYLE_URL, origins: values.MAP_ORIGINS, load: values.MAP_LOAD },
    /** Origins of the editing tools that may show this site in a frame. */
    frameAncestors: values.FRAME_ANCESTORS,
    editUrl: values.EDIT_URL,
    metricsToken: values.METRICS_TOKEN,
    /** The share of visits that report how fast the page was: 0 for none, 1 for all. */
    vitalsShare: vitalsShareOf(values.VITALS),
    redisUrl: values.REDIS_URL,
    cacheDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), values.CACHE_DIR),
    port: values.PORT,
    hostname: values.HOSTNAME,
    /** Whether visitors come by https, as far as SITE_URL tells. */
    isSecure: values.SITE_URL?.startsWith('https:') ?? false,
  };
}

/** Every setting that is wrong, one message each. */
export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

/**
 * Reads all settings. A variable that is empty counts as unset, as deployment tools write it.
 * @throws EnvironmentError naming each variable that is wrong and what it must be
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const result = CHECKED.safeParse(set);
  if (result.success) return toEnvironment(result.data);
  throw new EnvironmentError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const isSecret = /TOKEN|SECRET/.test(name);
      const shown = set[name]?.replace(/\/\/[^/]*@/g, '//…@');
      return `${name} ${issue.message}${isSecret ? '' : `; it is "${shown}"`}`;
    }),
  );
}

let read: Environment | undefined;

/** The settings of this process, read once. */
export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
