import type { MediaPolicy } from '../content/media';
import { documentOf } from '../content/reading';
import { processWide } from '../process-wide';

import { type Change, changes } from './changes';

/** Two documents, as texts of JSON. */
export type Comparison = { before: string; after: string; media: MediaPolicy };

/** Says what one document changes in another: here, or in a thread of its own. */
export type Comparer = (task: Comparison) => Promise<Change[]>;

/** All the work that it asks for: of two documents of 5 MB, seconds. */
export const compare = ({ before, after, media }: Comparison): Change[] =>
  changes(documentOf(before), documentOf(after), media);

/** In development, scripts and unit tests. */
const inPlace: Comparer = (task) => Promise.resolve().then(() => compare(task));

const shared = () => processWide<{ compare?: Comparer }>('document-comparer', () => ({}));

/** Makes a comparer the process's; the server in front has one in a worker thread (lib/server/reading-thread.ts). */
export function shareComparer(compare: Comparer): void {
  shared().compare = compare;
}

export const comparer: Comparer = (task) => (shared().compare ?? inPlace)(task);
