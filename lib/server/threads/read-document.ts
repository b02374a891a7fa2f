/** The functions of the reading thread. scripts/build-server.mjs bundles this module into a separate file. */
export { readDocument as read } from '@/lib/content/document/reading';
export { compare } from '@/lib/editing/comparison/changes';
