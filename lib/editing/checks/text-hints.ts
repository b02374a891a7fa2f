import { DomUtils, parseDocument } from 'htmlparser2';

import type { Hint } from './hint';

import { type DocumentEntry, entryName, LISTS, type Outline } from '@/lib/content/outline';

/** The sanitiser removes these tags, but keeps the text in most of them. */
const LEFT_OUT: Record<string, string[]> = {
  pictures: ['img', 'picture', 'svg', 'canvas'],
  films: ['video', 'audio', 'iframe', 'object', 'embed'],
  tables: ['table'],
  headings: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  forms: ['form', 'input', 'select', 'textarea'],
};

/** Returns hints about tags of LEFT_OUT. Text copied from other sites often has such tags. */
export function textHints({ lists }: Outline): Hint[] {
  return [
    ...lists['home.texts'].flatMap((entry) => leftOut(`“${entry.key}”`, entry)),
    ...(['home.flavours', 'home.collections'] as const).flatMap((place) =>
      lists[place].flatMap((entry) =>
        leftOut(`${LISTS[place].kind} “${entryName(entry.fields) || entry.key}”`, entry),
      ),
    ),
  ];
}

function leftOut(
  thing: `“${string}”` | `${'flavour' | 'collection'} “${string}”`,
  { path, fields }: DocumentEntry,
): Hint[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const parts = typeof value === 'string' && value.includes('<') ? partsIn(value) : [];
    if (parts.length === 0) return [];
    return [
      {
        path: `${path}.${field}`,
        text: `the page leaves out ${parts.join(', ')} from a text of ${thing} (${field})` as const,
      },
    ];
  });
}

function partsIn(html: string): string[] {
  const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html));
  const tags = new Set(elements.map(({ name }) => name));
  return Object.keys(LEFT_OUT).filter((part) => LEFT_OUT[part]?.some((tag) => tags.has(tag)));
}
