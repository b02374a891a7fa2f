/** scripts/build-server.mjs bundles the functions of the reading thread into a separate file. */
export { readDocument as read } from '@/lib/content/document/reading';
export { compare } from '@/lib/editing/comparison/changes';
