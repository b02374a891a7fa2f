/** What runs in the reading thread, by name; bundled into a file of its own (scripts/build-server.mjs). */
export { readDocument as read } from '@/lib/content/document/reading';
export { compare } from '@/lib/editing/preview/changes';
