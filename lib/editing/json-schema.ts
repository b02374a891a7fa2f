import { documentForm, WORDS } from './document-form';
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

/** Forms that many fields share. The schema contains each once, under this name. */
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

/**
 * Returns the JSON Schema of a content document, for editors' completion and hover texts and for validators. A value
 * that the schema rejects is also reported by the parser.
 */
export function contentSchema(): Form {
  return {
    $schema: DIALECT,
    title: 'A deployment of storefront content',
    ...written(documentForm()),
    $defs: Object.fromEntries([...SHARED].map(([form, name]) => [name, written(form)])),
  };
}

/** Converts a form to a schema: adds the field guide's texts, and replaces shared forms by references. */
function written(form: Form): Form {
  const words = form.properties && WORDS.get(form.properties);
  const parts = Object.entries(form).map(([key, part]) => [
    key,
    key === 'properties' && words ? described(part as Record<string, Form>, words) : writtenPart(part),
  ]);
  return Object.fromEntries(parts) as Form;
}

function writtenPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(writtenPart);
  if (typeof part !== 'object' || part === null) return part;
  const name = SHARED.get(part as Form);
  return name === undefined ? written(part as Form) : { $ref: `#/$defs/${name}` };
}

function described(properties: Record<string, Form>, words: Partial<Record<string, GuideEntry>>): Form {
  return Object.fromEntries(
    Object.entries(properties).map(([key, form]) => {
      const entry = Object.hasOwn(words, key) ? words[key] : undefined;
      return [key, { ...(writtenPart(form) as Form), ...(entry && hoverOf(entry)) }];
    }),
  );
}

function hoverOf(entry: GuideEntry): Form {
  return {
    description: entry.what,
    markdownDescription: entryMarkdown(entry),
    examples: [entry.example],
    ...(entry.default !== undefined && { default: entry.default }),
  };
}
