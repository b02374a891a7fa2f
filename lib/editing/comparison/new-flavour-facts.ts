import { formatValue } from './format-value';

import type { Field } from '@/lib/content/document/wire';
import { type DocumentEntry, entryTitle } from '@/lib/content/outline';
import { ignoreProblem } from '@/lib/content/problems';

const FACTS = ['NAME', 'PRICE', 'ALLERGENS', 'TRACES', 'SECTION_ID', 'IBLOCK_SECTION_ID'];

/** Returns the facts that buyers need, including missing facts, so that editors notice the gaps. */
export function newFlavourFacts(
  { path, fields }: DocumentEntry,
  shape: Record<string, Field<unknown>>,
  collections: DocumentEntry[],
): { field: string; path: string; after?: string }[] {
  const [first, second] = [fields.SECTION_ID, fields.IBLOCK_SECTION_ID];
  const unused = first === undefined && second !== undefined ? 'SECTION_ID' : 'IBLOCK_SECTION_ID';
  const titleOf = (id: unknown) => {
    const collection = collections.find(({ key }) => key === id);
    return collection ? entryTitle(collection) : id;
  };
  return FACTS.filter((field) => field !== unused).map((field) => {
    const value = shape[field]?.read(fields[field], '', ignoreProblem);
    const isCollection = field.endsWith('SECTION_ID') && value !== undefined;
    const shown = isCollection ? [value].flat().map(titleOf) : value;
    return { field, path: `${path}.${field}`, after: formatValue(shown) };
  });
}
