import { processWideWork } from '../process-wide';

import { readDocument, type Reading, type ReadingTask } from './reading';

/** Reads a document somewhere: here, or in a thread of its own. */
export type DocumentReader = (task: ReadingTask) => Promise<Reading>;

const work = processWideWork<ReadingTask, Reading>('document-reader');

/** The server in front shares one in a worker thread (lib/server/reading-thread.ts). */
export const shareDocumentReader = work.share;

export const documentReader: DocumentReader = (task) => work.run(task, readDocument);
