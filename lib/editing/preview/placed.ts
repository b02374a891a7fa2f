import { parseDocumentText } from '@/lib/content/document/document';
import { type TextPosition, textPositions } from '@/lib/content/document/text-positions';
import { entryTitles } from '@/lib/content/outline';

/** Something that is said of a place of a document, with what an editor knows that place by. */
export type Placed<T> = T & {
  /** Whose it is, such as `Raspberry, 104`; a setting is nobody's. */
  title?: string;
  /** Where it stands in the text; undefined where that cannot be known. */
  place?: TextPosition;
};

/**
 * Adds to problems or hints whose they are and where they stand.
 * @param text the document, which is JSON
 */
export function placed<T extends { path: string }>(items: T[], text: string): Placed<T>[] {
  if (items.length === 0) return [];
  const title = entryTitles(parseDocumentText(text));
  const place = textPositions(text);
  return items.map((item) => ({ ...item, title: title(item.path), place: place(item.path) }));
}
