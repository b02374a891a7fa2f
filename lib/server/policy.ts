import { createHash } from 'node:crypto';

import type { Environment } from '../config/environment';
import { EARLY_CLICK_SCRIPT } from '../early-click';

import { LATE_SCRIPTS } from './late-scripts';

/** How the inline scripts begin that the framework itself writes; anything else inline is not ours and stays barred. */
const FRAMEWORK_SCRIPTS = [
  '(self.__next_f=self.__next_f||[])',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"]',
];
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function isOurs(script: string): boolean {
  return (
    script === EARLY_CLICK_SCRIPT ||
    script === LATE_SCRIPTS ||
    FRAMEWORK_SCRIPTS.some((beginning) => script.startsWith(beginning))
  );
}

/** The sources `'sha256-…'` of the inline scripts of a page, computed once for a stored page. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script).filter(isOurs);
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

const originOf = (address: string) => (address.startsWith('/') ? [] : [new URL(address).origin]);

/** The content security policy of a page with these inline scripts: nothing from anywhere that was not named. */
export function contentPolicy(
  hashes: string[],
  { media, map, frameAncestors, isSecure }: Environment,
): string {
  const mediaOrigins = [...new Set([...(media.baseUrl ? originOf(media.baseUrl) : []), ...media.origins])];
  const mapOrigins = [...new Set([...originOf(map.styleUrl), ...map.origins])];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    // Measured values and editors' styles stand in style attributes; those cannot load or run anything here.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins, ...mapOrigins],
    'media-src': ["'self'", ...mediaOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...mapOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? ["'self'", ...frameAncestors] : ["'none'"],
  };
  const written = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return [...written, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * Of what is no page: opened by itself it runs nothing, also if somebody could put a document among the pictures. Such
 * an answer is no worker either: those have the policy of the pages that start them.
 */
const NO_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers that every answer carries; a page has a policy of its own (contentPolicy). */
export function commonHeaders({ isSecure }: Environment): Record<string, string> {
  return {
    'content-security-policy': NO_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` }),
  };
}
