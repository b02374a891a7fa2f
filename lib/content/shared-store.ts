import { environment } from '../config/environment';

import { ContentStore } from './store';

/**
 * The server around the framework and the framework's own bundles are built apart, so a module's variable would exist
 * once in each. The one store of the process hangs on the global object instead.
 */
const KEY = Symbol.for('quatorze.content-store');
const globals = globalThis as { [KEY]?: ContentStore };

/** Makes a store the process's. The server in front does, which alone knows the way to other instances. */
export function shareContentStore(store: ContentStore): ContentStore {
  globals[KEY] = store;
  return store;
}

/** The process's content store; in `next dev`, where there is no server in front, one is made at need. */
export function contentStore(): ContentStore {
  return globals[KEY] ?? shareContentStore(new ContentStore(environment()));
}
