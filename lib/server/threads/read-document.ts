/** The functions of the reading thread, bundled into a separate file by scripts/build-server.mjs. */
export { readDocument as read } from '@/lib/content/document/reading';
export { compare } from '@/lib/editing/comparison/changes';
