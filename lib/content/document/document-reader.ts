import type { Reading, ReadingTask } from './reading';

import { processWideTask } from '@/lib/platform/process-wide';

export type DocumentReader = (task: ReadingTask) => Promise<Reading>;

const work = processWideTask<ReadingTask, Reading>('document-reader');

export const setDocumentReader = work.share;

export const documentReader: DocumentReader = (task) => work.run(task, readInThisThread);

/** Imports the parser on demand, because the server parses in a worker thread. */
async function readInThisThread(task: ReadingTask): Promise<Reading> {
  const { readDocument } = await import('./reading');
  return readDocument(task);
}
