import { createHash } from 'node:crypto';

import type { MediaPolicy } from './media';
import { parseDocument, type Parsed } from './parse';

/** `locale`: the language that the document is served as; undefined where it names its own. */
export type ReadingTask = { text: string; media: MediaPolicy; locale?: string };

/** What reading a document came to, in a form that passes between threads. */
export type Reading = { kind: 'read'; parsed: Parsed } | { kind: 'unreadable'; reason: string };

const ID_LENGTH = 12;

/** @throws SyntaxError where it is no JSON */
export function documentOf(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/** A version's id: a short digest of its document. */
export function versionId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
}

/** All the work that a document asks for, from its text to the content: the part that a hostile one makes long. */
export function readDocument({ text, media, locale }: ReadingTask): Reading {
  try {
    return { kind: 'read', parsed: parseDocument(documentOf(text), media, locale) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'unreadable', reason: `not JSON: ${error.message}` };
  }
}
