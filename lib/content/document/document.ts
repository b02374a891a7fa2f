import { createHash } from 'node:crypto';

const ID_LENGTH = 12;

/** @throws SyntaxError where it is no JSON */
export function documentOf(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/** A version's id: a short digest of its document. */
export function versionId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
}
