import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** The origins that pictures may come from besides this site. The server checks both settings before it gets here. */
function pictureOrigins({ MEDIA_BASE_URL = '', MEDIA_ORIGINS = '' }) {
  return [MEDIA_BASE_URL, ...MEDIA_ORIGINS.split(/[\s,]+/)]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
}

/** Files in node_modules that lib/server needs at run time, besides those that the framework traces for its own server. */
const SERVER_FILES = [
  'node_modules/piscina/package.json',
  'node_modules/piscina/dist/**/*',
  // Loading this configuration resolves the bundler's modules, without running them (docs/upgrading.md).
  'node_modules/next/constants.js',
  'node_modules/next/dist/compiled/webpack/{*Plugin,BasicEvaluatedExpression,GraphHelpers,ModuleFilenameHelpers,NormalModule}.js',
  'node_modules/next/dist/compiled/webpack/{package,sources,webpack-lib}.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];

/**
 * Read by `next build`, and again whenever a server starts, so that what the environment decides is not baked in.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const origins = pictureOrigins(process.env);
  return {
    // The files that the build traces are for the container image.
    output: phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined,
    // The build checks the types of the files that it ships; `npm run typecheck` checks tests and scripts as well.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    poweredByHeader: false,
    reactStrictMode: true,
    // The server in front stores each page compressed (lib/server); compressing here would be done per visit.
    compress: false,
    // Title and share tags belong in <head> for every client, so metadata is never streamed into the body.
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
      // An operator who names a loopback or private origin means it. No other can be reached as long as no redirect is
      // followed: the framework does not check where one leads.
      dangerouslyAllowLocalIP: origins.length > 0,
      maximumRedirects: 0,
      // Pictures of this site are made at build; these limits are for those of other origins, whose addresses stay the
      // same when the picture changes, and which whoever asks with ever new queries could fill the disk with.
      minimumCacheTTL: 86_400,
      maximumResponseBody: 10_000_000,
      maximumDiskCacheSize: 512 * 1024 * 1024,
    },
    // Chromium fetches the icon again at each change of the hash, which this page makes while it is scrolled. Pages name icons
    // by addresses that change with their files.
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
      // The server in front renders what a version needs before it listens; each endpoint is loaded for the first who asks.
      preloadEntriesOnStart: false,
    },
  };
}
