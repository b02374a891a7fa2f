import { createHash } from 'node:crypto';

const ID_LENGTH = 12;

/**
 * Parses a JSON text, with or without a byte order mark.
 * @throws SyntaxError if the text is not JSON
 */
export function parseDocumentText(text: string): unknown {
  return JSON.parse(withoutByteOrderMark(text));
}

export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, '');

export function versionId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
}
