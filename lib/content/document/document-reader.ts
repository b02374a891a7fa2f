import type { Reading, ReadingTask } from './reading';

import { processWideWork } from '@/lib/platform/process-wide';

/** Reads a document somewhere: here, or in a thread of its own. */
export type DocumentReader = (task: ReadingTask) => Promise<Reading>;

const work = processWideWork<ReadingTask, Reading>('document-reader');

/** The server in front shares one in a worker thread (lib/server/threads/reading-thread.ts). */
export const shareDocumentReader = work.share;

export const documentReader: DocumentReader = (task) => work.run(task, readHere);

/** The parser is loaded by whoever reads here: the server and its pages, which have a thread for it, start without. */
async function readHere(task: ReadingTask): Promise<Reading> {
  const { readDocument } = await import('./reading');
  return readDocument(task);
}
