import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Ignores invalid addresses, because the server checks both settings at start. */
function pictureOrigins({ MEDIA_BASE_URL = '', MEDIA_ORIGINS = '' }) {
  return [MEDIA_BASE_URL, ...MEDIA_ORIGINS.split(/[\s,]+/)]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
}

/** Files in node_modules that lib/server needs at run time but the framework does not trace. */
const SERVER_FILES = [
  'node_modules/piscina/package.json',
  'node_modules/piscina/dist/**/*',
  // These modules of the bundler must exist, because Node resolves them when the framework loads this configuration.
  // Node does not run them (docs/upgrading.md).
  'node_modules/next/constants.js',
  'node_modules/next/dist/compiled/webpack/{*Plugin,BasicEvaluatedExpression,GraphHelpers,ModuleFilenameHelpers,NormalModule}.js',
  'node_modules/next/dist/compiled/webpack/{package,sources,webpack-lib}.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];

/**
 * Returns the configuration. `next build` and every start of a server call this function, so a setting can change after
 * the build.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const origins = pictureOrigins(process.env);
  return {
    // The container image needs the files that a standalone build copies.
    output: phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined,
    // The build checks only the types of shipped files. `npm run typecheck` also checks tests and scripts.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    poweredByHeader: false,
    reactStrictMode: true,
    // The server in front stores each page compressed (lib/server). The framework would compress the page on each
    // visit.
    compress: false,
    // Metadata is never streamed into the body: title and share tags must be in <head> for every client.
    htmlLimitedBots: /.*/,
    images: {
      formats: ['image/avif', 'image/webp'],
      deviceSizes: [480, 640, 828, 1080, 1280, 1600, 1920],
      imageSizes: [160, 320],
      qualities: [70],
      remotePatterns: origins.map(({ protocol, hostname, port }) => ({
        protocol: protocol === 'http:' ? 'http' : 'https',
        hostname,
        port,
        pathname: '/**',
      })),
      // The operator can list an origin with a loopback or private address. Redirects are not followed, because the
      // framework would not check their targets.
      dangerouslyAllowLocalIP: origins.length > 0,
      maximumRedirects: 0,
      // Limits for pictures of other origins. A picture can change at the same address, and requests with ever new
      // queries could fill the disk.
      minimumCacheTTL: 86_400,
      maximumResponseBody: 10_000_000,
      maximumDiskCacheSize: 512 * 1024 * 1024,
    },
    // The address hash changes during scrolling, and Chromium would fetch an uncached icon again at each change.
    // Caching is safe, because an icon's address in a page changes with its file.
    headers: async () => [
      {
        source: '/:icon(icon.svg|apple-icon.png)',
        headers: [{ key: 'cache-control', value: 'public, max-age=86400' }],
      },
    ],
    // The server in front is bundled separately (scripts/build-server.mjs), so the build does not trace its imports.
    outputFileTracingIncludes: { '/*': SERVER_FILES },
    experimental: {
      imgOptMaxInputPixels: 40_000_000,
      // Each endpoint loads on its first request. The server in front renders the pages before it listens.
      preloadEntriesOnStart: false,
    },
  };
}
