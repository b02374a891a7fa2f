/** What runs in the reading thread; bundled into a file of its own (scripts/build-server.mjs). */
export { readDocument as default } from '../content/reading';
