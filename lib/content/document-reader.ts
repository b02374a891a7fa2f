import { processWide } from '../process-wide';

import { readDocument, type Reading, type ReadingTask } from './reading';

/** Reads a document somewhere: here, or in a thread of its own. */
export type DocumentReader = (task: ReadingTask) => Promise<Reading>;

/** In development, scripts and unit tests documents are read in place, by the parser of the bundle that asks. */
const inPlace: DocumentReader = (task) => Promise.resolve().then(() => readDocument(task));

const shared = () => processWide<{ read?: DocumentReader }>('document-reader', () => ({}));

/** Makes a reader the process's; the server in front has one in a worker thread (lib/server/reading-thread.ts). */
export function shareDocumentReader(read: DocumentReader): void {
  shared().read = read;
}

export const documentReader: DocumentReader = (task) => (shared().read ?? inPlace)(task);
