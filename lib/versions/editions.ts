import * as z from 'zod';

/**
 * A site of several languages has a document for each, and they are one version: kept, shared, published and rolled back as one
 * text, which holds them all by locale. A site of one language keeps the document itself.
 */
const envelope = z.object({ editions: z.record(z.string(), z.string()) });

/** One text of what each language has: their documents, or the ETags of their sources. */
export function packed(texts: ReadonlyMap<string, string>): string {
  return JSON.stringify({ editions: Object.fromEntries(texts) });
}

/** Whether a text is such an envelope, at a glance: a document may be large. */
export function isPacked(text: string): boolean {
  return text.startsWith('{"editions":');
}

/** What each language has; undefined for a text that is no envelope, as one that was kept before LOCALES was set. */
export function unpacked(text: string): Map<string, string> | undefined {
  if (!isPacked(text)) return undefined;
  try {
    return new Map(Object.entries(envelope.parse(JSON.parse(text)).editions));
  } catch {
    return undefined; // a damaged one
  }
}
