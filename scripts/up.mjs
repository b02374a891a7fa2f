// Last step of `npm run up`: starts the server. If neither CONTENT_SOURCE nor LOCALES is set, the server shows the
// repository's content in English and French.
if (!process.env.CONTENT_SOURCE) process.env.LOCALES ??= 'en,fr';
await import('../dist/server.cjs');
