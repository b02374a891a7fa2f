import { mediaOriginsOf } from '@/lib/platform/addresses';
import type { Environment } from '@/lib/platform/environment';

/** Returns a Content-Security-Policy that allows the inline scripts with the given `hashes`. */
export function contentPolicy(
  hashes: string[],
  { media, map, frameAncestors, isSecure }: Environment,
): string {
  const mediaOrigins = mediaOriginsOf({ media });
  const styleOrigin = map.styleUrl.startsWith('/') ? [] : [new URL(map.styleUrl).origin];
  const mapOrigins = [...new Set([...styleOrigin, ...map.origins])];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    // `style` attributes contain measured word widths and editors' styles. Styles cannot run code, and load only files
    // that other directives allow.
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

/** Blocks scripts in a file that a visitor opens directly, such as HTML that was uploaded as a picture. */
const NO_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * Returns the headers for all responses. Later code replaces the policy of pages and workers, and removes the policy of
 * other files in `/_next/static/`.
 */
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
