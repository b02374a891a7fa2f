import * as z from 'zod';

/** An envelope is a JSON text that contains the documents or the ETags of several languages. */
const envelope = z.object({ editions: z.record(z.string(), z.string()) });

/** Packs one text per language into an envelope. */
export function packed(texts: ReadonlyMap<string, string>): string {
  return JSON.stringify({ editions: Object.fromEntries(texts) });
}

/**
 * Returns whether the text contains several languages (is an envelope). Checks only the start of the text, because
 * parsing a large text is slow.
 */
export function isPacked(text: string): boolean {
  return text.startsWith('{"editions":');
}

/**
 * Unpacks an envelope into one text per language. Returns undefined for any other text, such as a document that was
 * stored before LOCALES was set.
 */
export function unpacked(text: string): Map<string, string> | undefined {
  if (!isPacked(text)) return undefined;
  try {
    return new Map(Object.entries(envelope.parse(JSON.parse(text)).editions));
  } catch {
    return undefined; // the envelope is damaged
  }
}
