import type { Reading, ReadingTask } from './reading';

import { processWideTask } from '@/lib/platform/process-wide';

export type DocumentReader = (task: ReadingTask) => Promise<Reading>;

const work = processWideTask<ReadingTask, Reading>('document-reader');

export const setDocumentReader = work.share;

export const documentReader: DocumentReader = (task) => work.run(task, readInThisThread);

/** Imports the parser on demand, because the main thread does not need the parser if a worker thread parses. */
async function readInThisThread(task: ReadingTask): Promise<Reading> {
  const { readDocument } = await import('./reading');
  return readDocument(task);
}
