import * as z from 'zod';

/** The documents or the ETags of several languages, as one JSON text. */
const envelope = z.object({ editions: z.record(z.string(), z.string()) });

export function packed(texts: ReadonlyMap<string, string>): string {
  return JSON.stringify({ editions: Object.fromEntries(texts) });
}

/** Checks only the start, because parsing a large text is slow. */
export function isPacked(text: string): boolean {
  return text.startsWith('{"editions":');
}

/** Returns the text of each language, or undefined for a single document, as stored before LOCALES was set. */
export function unpacked(text: string): Map<string, string> | undefined {
  if (!isPacked(text)) return undefined;
  try {
    return new Map(Object.entries(envelope.parse(JSON.parse(text)).editions));
  } catch {
    return undefined; // the envelope is damaged
  }
}
