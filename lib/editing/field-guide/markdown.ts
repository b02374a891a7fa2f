import { COLUMNS_ITEM } from './collection';
import { PARTS } from './guide';
import { PICTURE } from './lists';
import type { TextGuide } from './text-shapes';
import { TEXTS } from './texts';

import type { GuideEntry } from '@/lib/content/document/guide-entry';
import { kindOf } from '@/lib/content/outline';

export function entryMarkdown({ what, form, example, absent }: GuideEntry): string {
  return [
    what.en,
    `- **Form:** ${form.en}\n- **Example:** ${code(example)}\n- **If missing:** ${absent}`,
  ].join('\n\n');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

const HEAD = `# Fields of a document

Written by \`npm run content:schema\` from the field guide in \`lib/editing/field-guide/\`; the hover texts of
\`content/content.schema.json\` and the cards of a preview show the same texts. The maximum sizes are in
[content-limits.md](content-limits.md).

A document has two parts: \`common\` has the settings of the whole page, and \`home\` has what the page shows. Only \`home\` is required.
A field counts as missing if it is not in the document, or if it is \`null\`, \`false\`, \`""\`, \`[]\` or, in place of a list, \`{}\`. Fields that are
not listed here are ignored.
`;

/** Returns the field guide as Markdown in prettier's format. */
export function guideDocument(): string {
  const parts = PARTS.map(
    ({ place, what, fields }) =>
      `## \`${place}\`: ${kindOf(place) ?? 'settings'}\n\n${what}\n\n${fieldList(fields, '###')}`,
  );
  const texts = Object.entries<TextGuide>(TEXTS).map(
    ([key, { what, fields }]) => `### \`${key}\`\n\n${what}\n\n${fieldList(fields, '####')}`,
  );
  return [
    HEAD,
    ...parts.slice(0, 2),
    `## \`home.texts\`: texts\n\nTexts and pictures by key. If a key is missing, the page does not show that part.\n`,
    ...texts,
    ...parts.slice(2),
    `## Pictures\n\nA picture is a path, an address, or an object with these fields.\n\n${fieldList(PICTURE, '###')}`,
    `## Positions in \`UF_COLS_JSON\`\n\n${fieldList(COLUMNS_ITEM, '###')}`,
  ].join('\n');
}

function fieldList(fields: Partial<Record<string, GuideEntry>>, level: string): string {
  return Object.entries(fields)
    .map(([name, entry]) => (entry ? `${level} \`${name}\`\n\n${entryMarkdown(entry)}\n` : ''))
    .join('\n');
}
