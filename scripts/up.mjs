// The end of `npm run up`: serves the repository's own content in both of its languages, unless the environment names another.
if (!process.env.CONTENT_SOURCE) process.env.LOCALES ??= 'en,fr';
await import('../dist/server.cjs');
