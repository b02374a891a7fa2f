import { LIMITS } from '../document/limits';
import { entity, entriesOf, type Field, isNotGiven, isRecord } from '../document/wire';
import { describe, type Report } from '../problems';
import { span } from '../values/fields';
import { type Form, optional, textForm } from '../values/forms';
import { type EditorStyle, editorStyle } from '../values/style';

import type { Expected } from '@/lib/content/problem-sentences';
import { clampSpan, DEFAULT_SPANS, type Spans } from '@/lib/model/grid-rows';

export type ItemLayout = { spans: Spans; imageStyle?: EditorStyle; itemStyle?: EditorStyle };

/** The keys of `items` are positions in the collection, counted from 0. */
export type Columns = { items: Map<number, ItemLayout>; fallback: ItemLayout };

export const columnsItem = entity({
  xs: span,
  sm: span,
  md: span,
  lg: span,
  productImagesStyle: editorStyle,
  productItemStyle: editorStyle,
});
/** The keys of UF_COLS_JSON that apply to all tiles. */
export const columnsShared = entity({ productImagesStyle: editorStyle, productItemStyle: editorStyle });
const columnsForm: Form = {
  type: 'object',
  properties: columnsShared.properties,
  patternProperties: { [String.raw`^\d+$`]: columnsItem.form },
};

export function defaultSpans(xsSpan: number | undefined): Spans {
  return { ...DEFAULT_SPANS, xs: clampSpan(xsSpan ?? DEFAULT_SPANS.xs) };
}

function parseJson(value: unknown, path: string, report: Report): unknown {
  if (typeof value !== 'string') return value;
  if (value.length > LIMITS.columns) {
    const expected: Expected = `JSON of at most ${LIMITS.columns} characters`;
    report({ path, expected, found: describe(value), action: 'the default widths are used' });
    return undefined;
  }
  try {
    return JSON.parse(value) as unknown;
  } catch {
    report({
      path,
      expected: 'JSON with column widths',
      found: describe(value),
      action: 'the default widths are used',
    });
    return undefined;
  }
}

export const columnsText: Field<unknown> = {
  form: optional(textForm(LIMITS.columns), columnsForm, {
    type: 'array',
    items: columnsItem.form,
    maxItems: LIMITS.entities,
  }),
  read: (value, path, report) => (isNotGiven(value) ? undefined : parseJson(value, path, report)),
};

/** Reads an array of layouts, or an object with positions as keys. */
export function readColumns(
  value: unknown,
  xsSpan: number | undefined,
  path: string,
  report: Report,
): Columns | undefined {
  if (isNotGiven(value)) return undefined;
  const source = isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => /^\d+$/.test(key)))
    : value;
  const entries = entriesOf(source, path, LIMITS.entities, report);
  if (!entries) {
    report({
      path,
      expected: 'column widths by position in the collection',
      found: describe(value),
      action: 'the default widths are used',
    });
    return undefined;
  }
  const top = isRecord(value) ? columnsShared.read(value, path, report) : undefined;
  const spans = defaultSpans(xsSpan);
  const fallback: ItemLayout = {
    spans,
    imageStyle: top?.productImagesStyle,
    itemStyle: top?.productItemStyle,
  };
  const items = new Map<number, ItemLayout>();
  for (const entry of entries) {
    const read = columnsItem.read(entry.value, entry.path, report);
    if (!read) continue;
    items.set(Number(/\[(\d+)\]$/.exec(entry.path)?.[1]), {
      spans: {
        xs: clampSpan(read.xs ?? spans.xs),
        sm: clampSpan(read.sm ?? spans.sm),
        md: clampSpan(read.md ?? spans.md),
        lg: clampSpan(read.lg ?? spans.lg),
      },
      imageStyle: merge(fallback.imageStyle, read.productImagesStyle),
      itemStyle: merge(fallback.itemStyle, read.productItemStyle),
    });
  }
  return { items, fallback };
}

function merge(base: EditorStyle | undefined, own: EditorStyle | undefined): EditorStyle | undefined {
  return base || own ? { ...base, ...own } : undefined;
}
