import { parseDocument, type Parsed } from '../parse';
import type { MediaPolicy } from '../values/media';

import { documentOf } from './document';

/** `locale`: the language that the document is served as; undefined where it names its own. */
export type ReadingTask = { text: string; media: MediaPolicy; locale?: string };

/** What reading a document came to, in a form that passes between threads. */
export type Reading = { kind: 'read'; parsed: Parsed } | { kind: 'unreadable'; reason: string };

/** All the work that a document asks for, from its text to the content: the part that a hostile one makes long. */
export function readDocument({ text, media, locale }: ReadingTask): Reading {
  try {
    return { kind: 'read', parsed: parseDocument(documentOf(text), media, locale) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'unreadable', reason: `not JSON: ${error.message}` };
  }
}
