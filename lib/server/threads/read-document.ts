/** What runs in the reading thread, by name; bundled into a file of its own (scripts/build-server.mjs). */
export { readDocument as read } from '../content/reading';
export { compare } from '../preview/changes';
