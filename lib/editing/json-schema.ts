import { documentForm, FIELD_ENTRIES } from './document-form';
import { entryMarkdown } from './field-guide/markdown';

import type { GuideEntry } from '@/lib/content/document/guide-entry';
import { columnsText } from '@/lib/content/entities/columns';
import {
  amount,
  block,
  code,
  flag,
  id,
  ids,
  line,
  price,
  quantity,
  raw,
  rawText,
  size,
  span,
  text,
  texts,
} from '@/lib/content/values/fields';
import { type Form, NOT_GIVEN } from '@/lib/content/values/forms';
import { film, picture } from '@/lib/content/values/media';
import { editorStyle } from '@/lib/content/values/style';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const ANY_MEDIA = { origins: [] };

const SHARED = new Map<Form, string>(
  Object.entries({
    notGiven: NOT_GIVEN,
    ...{ id: id.form, ids: ids.form, code: code.form, flag: flag.form, amount: amount.form },
    ...{ price: price.form, quantity: quantity.form, text: text.form, texts: texts.form, line: line.form },
    ...{ block: block.form, raw: raw.form, rawText: rawText.form, size: size.form, span: span.form },
    ...{ columns: columnsText.form, style: editorStyle.form },
    ...{ picture: picture(ANY_MEDIA).form, film: film(ANY_MEDIA).form },
  }).map(([name, form]) => [form, name]),
);

/** Returns the JSON Schema of a document. The schema rejects only values that the parser reports as problems. */
export function contentSchema(): Form {
  return {
    $schema: DIALECT,
    title: 'A deployment of storefront content',
    ...toSchema(documentForm()),
    $defs: Object.fromEntries([...SHARED].map(([form, name]) => [name, toSchema(form)])),
  };
}

function toSchema(form: Form): Form {
  const entries = form.properties && FIELD_ENTRIES.get(form.properties);
  const parts = Object.entries(form).map(([key, part]) => [
    key,
    key === 'properties' && entries
      ? withDescriptions(part as Record<string, Form>, entries)
      : partToSchema(part),
  ]);
  return Object.fromEntries(parts) as Form;
}

function partToSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partToSchema);
  if (typeof part !== 'object' || part === null) return part;
  const name = SHARED.get(part as Form);
  return name === undefined ? toSchema(part as Form) : { $ref: `#/$defs/${name}` };
}

function withDescriptions(
  properties: Record<string, Form>,
  entries: Partial<Record<string, GuideEntry>>,
): Form {
  return Object.fromEntries(
    Object.entries(properties).map(([key, form]) => {
      const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
      return [key, { ...(partToSchema(form) as Form), ...(entry && hoverText(entry)) }];
    }),
  );
}

function hoverText(entry: GuideEntry): Form {
  return {
    description: entry.what.en,
    markdownDescription: entryMarkdown(entry),
    examples: [entry.example],
    ...(entry.default !== undefined && { default: entry.default }),
  };
}
