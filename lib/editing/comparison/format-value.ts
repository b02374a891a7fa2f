import { isRecord } from '@/lib/content/document/wire';
import { plainText } from '@/lib/content/values/html';

export function formatValue(value: unknown, markup?: 'with markup'): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return markup ? value : plainText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map((item) => formatValue(item, markup)).join(', ');
  if (isRecord(value) && typeof value.src === 'string') return shownPicture(value, value.src);
  if (isRecord(value) && 'words' in value) return formatValue(value.words, markup);
  if (isRecord(value) && 'number' in value) return formatValue(value.number);
  return JSON.stringify(value);
}

function shownPicture({ width, height, alt }: Record<string, unknown>, src: string): string {
  const size = width !== undefined && height !== undefined ? ` (${String(width)} × ${String(height)})` : '';
  return `${src}${size}${typeof alt === 'string' ? `: ${alt}` : ''}`;
}
