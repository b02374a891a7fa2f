import { parseDocumentText } from '@/lib/content/document/document';
import { type TextPosition, textPositions } from '@/lib/content/document/text-positions';
import { entryTitles } from '@/lib/content/outline';

export type Positioned<T> = T & {
  /** Such as `Raspberry, 104`. Undefined for settings and whole lists. */
  title?: string;
  place?: TextPosition;
};

export function withPosition<T extends { path: string }>(items: T[], text: string): Positioned<T>[] {
  if (items.length === 0) return [];
  const title = entryTitles(parseDocumentText(text));
  const place = textPositions(text);
  return items.map((item) => ({ ...item, title: title(item.path), place: place(item.path) }));
}
