import path from 'node:path';

import { z } from 'zod';

import { isDeploymentName } from '../content/deployment';

const DEFAULT_SOURCE = 'content/{deployment}.json';
const DEFAULT_DEPLOYMENT = 'live';
const DEFAULT_REVALIDATE_SECONDS = 300;
const DEFAULT_MAP_STYLE = 'https://tiles.openfreemap.org/styles/positron';
const DEFAULT_CACHE_DIR = '.cache/content';
const DEFAULT_PORT = 3000;

/** Without a name and password: fetch takes no such address, and messages would tell them. */
function isHttp(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && !username && !password;
}

const httpAddress = z.string().refine(isHttp, 'must be an http(s) address, such as https://shop.example/fr');
/** An address that paths are added to. */
const baseAddress = httpAddress.refine(
  (value) => !URL.canParse(value) || new URL(value).search + new URL(value).hash === '',
  'must have neither a query nor a #',
);
const origin = z
  .string()
  .refine(
    (value) => isHttp(value) && new URL(value).pathname === '/',
    'must be an origin, such as https://cdn.example',
  )
  .transform((value) => new URL(value).origin);
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const SECRET_LENGTH = 8;
const secret = z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional();

const DAY_SECONDS = 86_400;
const LAST_PORT = 65_535;

/** A template of a path or an address; `{deployment}` stands for the deployment's name. */
const source = z
  .string()
  .default(DEFAULT_SOURCE)
  .refine((value) => value.includes('{deployment}'), 'must contain {deployment}')
  .refine(
    (value) => !/^[a-z][a-z\d+.-]*:\/\//i.test(value) || isHttp(value.replaceAll('{deployment}', 'live')),
    'must be a file path or an http(s) address without a password',
  );

const schema = z.object({
  CONTENT_SOURCE: source,
  CONTENT_DEPLOYMENT: z
    .string()
    .default(DEFAULT_DEPLOYMENT)
    .refine(isDeploymentName, 'must be a deployment name: a-z, 0-9 and -, 64 characters at most'),
  CONTENT_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable without spaces')
    .optional(),
  CONTENT_REVALIDATE_SECONDS: wholeNumber(1, DAY_SECONDS).default(DEFAULT_REVALIDATE_SECONDS),
  PREVIEW_SECRET: secret,
  REVALIDATE_SECRET: secret,
  SITE_URL: baseAddress.optional(),
  SHOP_URL: baseAddress.optional(),
  MEDIA_BASE_URL: baseAddress.optional(),
  MEDIA_ORIGINS: origins,
  MAP_STYLE_URL: z
    .string()
    .default(DEFAULT_MAP_STYLE)
    .refine(
      (value) => isHttp(value) || /^\/(?![/\\])/.test(value),
      'must be an http(s) address or a path of this site',
    ),
  MAP_ORIGINS: origins,
  FRAME_ANCESTORS: origins,
  MAP_LOAD: z.enum(['near', 'click'], 'must be near or click').default('near'),
  /** Prometheus asks with it; unset, there is nothing to ask. */
  METRICS_TOKEN: secret,
  VITALS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  REDIS_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value),
      'must be a Redis address, such as redis://localhost:6379',
    )
    .optional(),
  CACHE_DIR: z.string().default(DEFAULT_CACHE_DIR),
  PORT: wholeNumber(0, LAST_PORT).default(DEFAULT_PORT),
  HOSTNAME: z.string().optional(),
});

export type Environment = ReturnType<typeof toEnvironment>;

function toEnvironment(values: z.output<typeof schema>) {
  return {
    contentSource: values.CONTENT_SOURCE,
    contentDeployment: values.CONTENT_DEPLOYMENT,
    contentToken: values.CONTENT_TOKEN,
    revalidateSeconds: values.CONTENT_REVALIDATE_SECONDS,
    previewSecret: values.PREVIEW_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    siteUrl: values.SITE_URL,
    shopUrl: values.SHOP_URL,
    media: { baseUrl: values.MEDIA_BASE_URL, origins: values.MEDIA_ORIGINS },
    map: { styleUrl: values.MAP_STYLE_URL, origins: values.MAP_ORIGINS, load: values.MAP_LOAD },
    /** Origins of the editing tools that may show this site in a frame. */
    frameAncestors: values.FRAME_ANCESTORS,
    metricsToken: values.METRICS_TOKEN,
    hasVitals: values.VITALS === 'on',
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
  const result = schema.safeParse(set);
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
