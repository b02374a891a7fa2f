import { parseDocument, type Parsed } from '../parse';
import type { MediaPolicy } from '../values/media';

import { parseDocumentText } from './document';

/** `locale` is undefined if LOCALES is not set. */
export type ReadingTask = { text: string; media: MediaPolicy; locale?: string };

/** Contains only data that can be sent between threads. */
export type Reading = { kind: 'read'; parsed: Parsed } | { kind: 'unreadable'; reason: string };

/** Parses a document. The server does so in a worker thread, because a hostile document can be slow to parse. */
export function readDocument({ text, media, locale }: ReadingTask): Reading {
  try {
    return { kind: 'read', parsed: parseDocument(parseDocumentText(text), media, locale) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'unreadable', reason: `not JSON: ${error.message}` };
  }
}
