/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // The server in front stores each page compressed (lib/server); compressing here would be done per visit.
  compress: false,
  // Title and share tags belong in <head> for every reader, so metadata is never streamed into the body.
  htmlLimitedBots: /.*/,
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [480, 640, 828, 1080, 1280, 1600, 1920],
    imageSizes: [160, 320],
    qualities: [70],
    // Pictures of this site are made at build; these limits are for those of other origins, whose addresses stay the
    // same when the picture changes.
    minimumCacheTTL: 86_400,
    maximumResponseBody: 10_000_000,
    maximumDiskCacheSize: 500_000_000,
  },
  // The server in front is bundled by itself (scripts/build-server.mjs); this is what it needs of node_modules.
  outputFileTracingIncludes: {
    '/*': ['node_modules/piscina/package.json', 'node_modules/piscina/dist/**/*'],
  },
  experimental: { imgOptMaxInputPixels: 40_000_000 },
};

export default config;
