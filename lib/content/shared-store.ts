import type { ContentStore } from './store';

/**
 * The server around the framework and the framework's own bundles are built apart, so a module's variable would exist
 * once in each. The one store of the process hangs on the global object instead.
 */
const KEY = Symbol.for('quatorze.content-store');
const globals = globalThis as { [KEY]?: ContentStore };

/** Makes a store the process's, before the framework is asked for anything. */
export function shareContentStore(store: ContentStore): ContentStore {
  globals[KEY] = store;
  return store;
}

/** @throws where the framework was started by itself, without the server around it */
export function contentStore(): ContentStore {
  const store = globals[KEY];
  if (!store) throw new Error('no content store: start the site with `npm run dev` or `npm start`');
  return store;
}
