import type { MediaPolicy } from '../content/media';
import { documentOf } from '../content/reading';
import { processWideWork } from '../process-wide';

import { type Change, changes } from './changes';

/** Two documents, as texts of JSON. */
export type Comparison = { before: string; after: string; media: MediaPolicy };

/** Says what one document changes in another: here, or in a thread of its own. */
export type Comparer = (task: Comparison) => Promise<Change[]>;

/** All the work that it asks for: of two documents of 5 MB, seconds. */
export const compare = ({ before, after, media }: Comparison): Change[] =>
  changes(documentOf(before), documentOf(after), media);

const work = processWideWork<Comparison, Change[]>('document-comparer');

/** The server in front shares one in a worker thread (lib/server/reading-thread.ts). */
export const shareComparer = work.share;

export const comparer: Comparer = (task) => work.run(task, compare);
