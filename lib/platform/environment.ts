import 'server-only';

import path from 'node:path';

import * as z from 'zod';

import { baseAddress, isHttp, origins, shopAddress, siteAddress } from './addresses';
import { isDeploymentName } from './deployment';
import { locales } from './locales';
import { publishersOf, SECRET_LENGTH } from './publishers';

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

const OFF = 'off';
const DAY_SECONDS = 86_400;
const LAST_PORT = 65_535;

const fillPlaceholders = (value: string) =>
  value.replaceAll('{deployment}', 'live').replaceAll('{locale}', 'en');
const source = z
  .string()
  .default(DEFAULT_SOURCE)
  .refine((value) => value.includes('{deployment}'), 'must contain {deployment}')
  .refine(
    (value) => !/^[a-z][a-z\d+.-]*:\/\//i.test(value) || isHttp(fillPlaceholders(value)),
    'must be a file path or an http(s) address without a password',
  );

/** All settings, with their descriptions for .env.example and docs/settings.md. */
export const VARIABLES = z.object({
  CONTENT_SOURCE: source.describe(
    'source of the content: a path relative to the project root, or an http(s) address',
  ),
  LOCALES: locales.describe(
    'languages, such as en,fr: the first at /, the others at /fr; if unset, the one language of the document',
  ),
  CONTENT_DEPLOYMENT: z
    .string()
    .default(DEFAULT_DEPLOYMENT)
    .refine(isDeploymentName, 'must be a deployment name: a-z, 0-9 and -, 64 characters at most')
    .describe('the public deployment, until another one is published'),
  CONTENT_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must consist of printable ASCII characters without spaces')
    .optional()
    .describe('bearer token for an http(s) source'),
  CONTENT_REVALIDATE_SECONDS: z
    .string()
    .transform((value) => (value === OFF ? null : value))
    .pipe(wholeNumber(1, DAY_SECONDS).nullable())
    .default(DEFAULT_REVALIDATE_SECONDS)
    .describe(
      'seconds between checks of the source (by ETag); off: only at the first start and at publishes',
    ),
  PREVIEW_SECRET: secret.describe('secret for previews; if unset, their endpoint answers 404'),
  REVALIDATE_SECRET: secret
    .refine(
      (value) => value === undefined || publishersOf(value) !== undefined,
      'must be one secret without a colon, or name:secret for each publisher, separated by commas; each secret needs at least 8 characters',
    )
    .describe(
      'secret for publishing, or name:secret for each publisher, separated by commas; if unset, the endpoint answers 404',
    ),
  SITE_URL: siteAddress
    .optional()
    .describe('public address of this site, without a path, for canonical links'),
  SHOP_URL: shopAddress
    .optional()
    .describe(
      'address of the shop, for links; may contain {locale}, the language of the page; if unset, stand-in pages under /shop',
    ),
  MEDIA_BASE_URL: baseAddress
    .optional()
    .describe("base address of picture and film paths; if unset, this site's public folder"),
  MEDIA_ORIGINS: origins.describe('other allowed origins of pictures and films'),
  MAP_STYLE_URL: z
    .string()
    .default(DEFAULT_MAP_STYLE)
    .refine(
      (value) => isHttp(value) || /^\/(?![/\\])/.test(value),
      'must be an http(s) address or a path of this site',
    )
    .describe('address of the map style'),
  MAP_ORIGINS: origins.describe(
    "origins of the map's tiles, glyphs and sprites, if they differ from the style's origin",
  ),
  EDIT_URL: z
    .string()
    .refine(
      (value) => isHttp(value.replaceAll(/\{(?:deployment|path|entity|id|field)\}/g, 'x')),
      'must be an http(s) address; it may contain {deployment}, {path}, {entity}, {id} and {field}',
    )
    .optional()
    .describe('address where editors change a field, with {deployment}, {path}, {entity}, {id} and {field}'),
  FRAME_ANCESTORS: origins.describe('origins of editing tools that may show the site in a frame'),
  MAP_LOAD: z
    .enum(['near', 'click'], 'must be near or click')
    .default('near')
    .describe('when the map loads; near: when it is near the viewport; click: when the visitor asks for it'),
  METRICS_TOKEN: secret.describe('bearer token with which Prometheus reads /api/metrics'),
  VITALS: z
    .string()
    .regex(/^(?:on|off|[1-9]\d?%)$/, 'must be on, off or a share of the visits from 1% to 99%')
    .default(OFF)
    .describe(
      'share of visits that report LCP, CLS, INP and TTFB to /api/metrics: on, off, or a value such as 10%',
    ),
  REDIS_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value),
      'must be a Redis address, such as redis://localhost:6379',
    )
    .optional()
    .describe('store of the publications and of the public version, shared by all instances'),
  CACHE_DIR: z
    .string()
    .default(DEFAULT_CACHE_DIR)
    .describe('folder of the last good version and, without REDIS_URL, of the publications'),
  PORT: wholeNumber(0, LAST_PORT).default(DEFAULT_PORT).describe('port on which the server listens'),
  HOSTNAME: z.string().optional().describe('address on which the server listens; if unset, all interfaces'),
});

const CHECKED = VARIABLES.superRefine((values, context) => {
  const { CONTENT_SOURCE: source, SHOP_URL: shop = '', LOCALES, VITALS, METRICS_TOKEN } = values;
  const hasNoReader = vitalsShareOf(VITALS) > 0 && METRICS_TOKEN === undefined;
  const faults = {
    CONTENT_SOURCE: sourceFault(source, LOCALES),
    SHOP_URL: localeFault(shop, LOCALES),
    VITALS: hasNoReader ? 'needs METRICS_TOKEN, which opens /api/metrics' : undefined,
  };
  for (const [name, message] of Object.entries(faults))
    if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
});

function localeFault(template: string, languages: string[]): string | undefined {
  const isUnknown = template.includes('{locale}') && languages.length === 0;
  return isUnknown ? 'contains {locale}, so LOCALES must name the languages' : undefined;
}

/**
 * Returns the fault of a source, if any. If LOCALES names several languages, an address must contain `{locale}`. A file
 * name need not contain `{locale}`, because read-editions.ts adds the language.
 */
function sourceFault(template: string, languages: string[]): string | undefined {
  const hasLocale = template.includes('{locale}');
  if (!hasLocale && languages.length > 1 && isHttp(fillPlaceholders(template)))
    return 'must contain {locale}, because LOCALES names several languages';
  return localeFault(template, languages);
}

/** Returns the share of measured visits, from 0 to 1. */
function vitalsShareOf(value: string): number {
  if (value === OFF) return 0;
  return value === 'on' ? 1 : Number.parseInt(value, 10) / 100;
}

export type Environment = ReturnType<typeof toEnvironment>;

function toEnvironment(values: z.output<typeof VARIABLES>) {
  return {
    contentSource: values.CONTENT_SOURCE,
    contentDeployment: values.CONTENT_DEPLOYMENT,
    /** Empty if LOCALES is not set. The document then names its language. */
    locales: values.LOCALES,
    contentToken: values.CONTENT_TOKEN,
    /** Null: no regular checks. */
    revalidateSeconds: values.CONTENT_REVALIDATE_SECONDS,
    previewSecret: values.PREVIEW_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    siteUrl: values.SITE_URL,
    shopUrl: values.SHOP_URL,
    media: { baseUrl: values.MEDIA_BASE_URL, origins: values.MEDIA_ORIGINS },
    map: { styleUrl: values.MAP_STYLE_URL, origins: values.MAP_ORIGINS, load: values.MAP_LOAD },
    frameAncestors: values.FRAME_ANCESTORS,
    editUrl: values.EDIT_URL,
    metricsToken: values.METRICS_TOKEN,
    vitalsShare: vitalsShareOf(values.VITALS),
    redisUrl: values.REDIS_URL,
    cacheDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), values.CACHE_DIR),
    port: values.PORT,
    hostname: values.HOSTNAME,
    isSecure: values.SITE_URL?.startsWith('https:') ?? false,
  };
}

/** Lists all invalid settings. */
export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

/**
 * Reads all settings. An empty variable counts as unset, because deployment tools write unset variables as empty.
 * @throws EnvironmentError if a setting is invalid
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
      // Hides credentials up to the last `@`, because a password can contain any character, even `/` and `@`.
      const shown = set[name]?.replace(/(:?\/\/|:).*@/s, '$1…@');
      return `${name} ${issue.message}${isSecret ? '' : `; it is "${shown}"`}`;
    }),
  );
}

let read: Environment | undefined;

/** Returns the settings, read at the first call. */
export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
