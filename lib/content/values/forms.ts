import type * as z from 'zod';

import { LIMITS } from '../document/limits';

/** The accepted values of a field, as JSON Schema (draft 2020-12). Patterns have only the flag `u`. */
export type Form = z.core.JSONSchema.BaseSchema;

/** The values for which `isNotGiven` returns true. */
export const NOT_GIVEN: Form = {
  anyOf: [
    { type: ['null', 'boolean'], not: { const: true } },
    { type: 'string', pattern: String.raw`^\s*$` },
    { type: 'array', maxItems: 0 },
  ],
};

export function optional(...forms: Form[]): Form {
  return { anyOf: [...forms, NOT_GIVEN] };
}

/** The pattern applies to the trimmed text. */
export function textForm(maxLength: number, pattern?: string): Form {
  return { type: 'string', maxLength, ...(pattern && { pattern: String.raw`^\s*(?:${pattern})\s*$` }) };
}

export const wordForm: Form = { anyOf: [textForm(LIMITS.word), { type: 'number' }] };

/** A number as text, such as `1 234,50` or `.5`. */
export const DIGITS = String.raw`(?:\d+(?:\s\d{3})*(?:[.,]\d+)?|[.,]\d+)`;
const NOT_ZERO = '(?=[^1-9]*[1-9])';
const NEGATIVE = `-${NOT_ZERO}${DIGITS}`;

export const anyNumberForm = numberForm({}, `[+-]?${DIGITS}`);
export const amountForm = numberForm({ minimum: 0 }, String.raw`(?!${NEGATIVE}\s*$)[+-]?${DIGITS}`);
export const positiveForm = numberForm({ exclusiveMinimum: 0 }, String.raw`${NOT_ZERO}\+?${DIGITS}`);
/** If the number is written as text, only the parser checks the upper limit. */
export const percentageForm = numberForm(
  { minimum: 0, maximum: 100 },
  String.raw`(?!${NEGATIVE}\s*$)[+-]?${DIGITS}`,
);
/** Accepts any text except a negative number such as `-70`. */
export const quantityForm: Form = {
  anyOf: [
    { type: 'number', minimum: 0 },
    { type: 'string', maxLength: LIMITS.word, pattern: String.raw`^(?!\s*${NEGATIVE}\s*$)` },
  ],
};

function numberForm(bounds: Form, pattern: string): Form {
  return { anyOf: [{ type: 'number', ...bounds }, textForm(LIMITS.word, pattern)] };
}

/** Returns a pattern that ignores the case of the word, because JSON Schema patterns have no flag `i`. */
export function anyCase(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** Returns JSON Schemas of the lists that `entriesOf` reads. */
export function listForm(item: Form, limit: number): Form[] {
  return [
    { type: 'array', items: item, maxItems: limit },
    {
      type: 'object',
      propertyNames: { pattern: String.raw`^\d+$` },
      additionalProperties: item,
      maxProperties: limit,
    },
  ];
}

/** Returns the JSON Schema of an entry. Pages ignore an entry that lacks a `needed` field. */
export function entryForm(properties: Record<string, Form>, needed: string[]): Form {
  const withoutOne = needed.map((key) => ({ properties: { [key]: NOT_GIVEN } }));
  return optional({ type: 'object', properties, required: needed, not: { anyOf: withoutOne } });
}
