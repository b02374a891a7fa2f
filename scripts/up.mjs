// Last step of `npm run up`. By default, shows the repository's content in English and French.
if (!process.env.CONTENT_SOURCE) process.env.LOCALES ??= 'en,fr';
await import('../dist/server.cjs');
