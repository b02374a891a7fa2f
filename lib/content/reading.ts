import { createHash } from 'node:crypto';

import type { MediaPolicy } from './media';
import { parseDocument, type Parsed } from './parse';

export type ReadingTask = { text: string; media: MediaPolicy };

/** What reading a document came to, in a form that passes between threads. */
export type Reading = { kind: 'read'; id: string; parsed: Parsed } | { kind: 'unreadable'; reason: string };

const ID_LENGTH = 12;

/** All the work that a document asks for, from its text to the content: the part that a hostile one makes long. */
export function readDocument({ text, media }: ReadingTask): Reading {
  try {
    const document: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const id = createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
    return { kind: 'read', id, parsed: parseDocument(document, media) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'unreadable', reason: `not JSON: ${error.message}` };
  }
}
