// Last step of `npm run up`: starts the server, with the repository's content in English and French unless
// CONTENT_SOURCE or LOCALES is set.
if (!process.env.CONTENT_SOURCE) process.env.LOCALES ??= 'en,fr';
await import('../dist/server.cjs');
