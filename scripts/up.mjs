// Last step of `npm run up`: serves the repository's content in both languages, unless CONTENT_SOURCE is set.
if (!process.env.CONTENT_SOURCE) process.env.LOCALES ??= 'en,fr';
await import('../dist/server.cjs');
