// Last step of `npm run up`: starts the server. Unless CONTENT_SOURCE is set, serves the repository's content in
// English and French.
if (!process.env.CONTENT_SOURCE) process.env.LOCALES ??= 'en,fr';
await import('../dist/server.cjs');
