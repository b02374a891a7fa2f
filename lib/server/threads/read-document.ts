/** The functions of the reading thread, bundled into a file of their own (scripts/build-server.mjs). */
export { readDocument as read } from '@/lib/content/document/reading';
export { compare } from '@/lib/editing/preview/changes';
