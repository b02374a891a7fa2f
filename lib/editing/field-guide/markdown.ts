import { COLUMNS_ITEM } from './collection';
import { PARTS } from './guide';
import { PICTURE } from './lists';
import { type TextGuide, TEXTS } from './texts';

import type { GuideEntry } from '@/lib/content/document/guide-entry';

/** Returns an entry as the hover text of code editors. */
export function entryMarkdown({ what, form, example, absent }: GuideEntry): string {
  return [
    what,
    `- **Form:** ${form}\n- **Example:** ${code(example)}\n- **Where it is not given:** ${absent}`,
  ].join('\n\n');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

const HEAD = `# What a document says

Written by \`npm run content:schema\` from the field guide in \`lib/editing/field-guide/\`; the hover texts of
\`content/content.schema.json\` and the cards of a preview say the same. [content-limits.md](content-limits.md) says how much a
document may hold.

A document has two parts: \`common\` holds for the whole page, and \`home\` is what the page shows. Nothing but \`home\` must be
given. "Not given" is said by leaving a field out, or by \`null\`, \`false\`, \`""\` or \`[]\`. Fields that are not here are ignored.
`;

/** Returns the field guide as a Markdown document, formatted like prettier does. */
export function guideDocument(): string {
  const parts = PARTS.map(
    ({ kind, place, what, fields }) => `## \`${place}\`: ${kind}\n\n${what}\n\n${fieldList(fields, '###')}`,
  );
  const texts = Object.entries<TextGuide>(TEXTS).map(
    ([key, { what, fields }]) => `### \`${key}\`\n\n${what}\n\n${fieldList(fields, '####')}`,
  );
  return [
    HEAD,
    ...parts.slice(0, 2),
    `## \`home.texts\`: texts\n\nWords and pictures by key. A key that is not given hides what it would have filled.\n`,
    ...texts,
    ...parts.slice(2),
    `## Pictures\n\nA picture is a path, an address, or an object of these.\n\n${fieldList(PICTURE, '###')}`,
    `## Places of \`UF_COLS_JSON\`\n\n${fieldList(COLUMNS_ITEM, '###')}`,
  ].join('\n');
}

function fieldList(fields: Partial<Record<string, GuideEntry>>, level: string): string {
  return Object.entries(fields)
    .map(([name, entry]) => (entry ? `${level} \`${name}\`\n\n${entryMarkdown(entry)}\n` : ''))
    .join('\n');
}
