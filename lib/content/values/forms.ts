import type * as z from 'zod';

import { LIMITS } from '../document/limits';

/** What may stand in a document, as a part of a JSON Schema (draft 2020-12). Patterns have no flags but `u`. */
export type Form = z.core.JSONSchema.BaseSchema;

/** Backends say "not given" in many ways (`isNotGiven` in wire.ts). */
export const NOT_GIVEN: Form = {
  anyOf: [
    { type: ['null', 'boolean'], not: { const: true } },
    { type: 'string', pattern: String.raw`^\s*$` },
    { type: 'array', maxItems: 0 },
  ],
};

/** Any of the forms, or nothing. */
export function optional(...forms: Form[]): Form {
  return { anyOf: [...forms, NOT_GIVEN] };
}

/** Text; what its pattern says is about the text without the space around it. */
export function textForm(maxLength: number, pattern?: string): Form {
  return { type: 'string', maxLength, ...(pattern && { pattern: String.raw`^\s*(?:${pattern})\s*$` }) };
}

/** Text of one line, or a number, which is taken as text. */
export const wordForm: Form = { anyOf: [textForm(LIMITS.word), { type: 'number' }] };

/** A number as text: digits, perhaps with spaces between thousands, and a decimal comma or point. */
export const DIGITS = String.raw`\d+(?:\s\d{3})*(?:[.,]\d+)?`;
const NOT_ZERO = '(?=[^1-9]*[1-9])';
const NEGATIVE = `-${NOT_ZERO}${DIGITS}`;

/** A number, or text of one. */
export const anyNumberForm = numberForm({}, `[+-]?${DIGITS}`);
/** A number of 0 or more, or text of one. */
export const amountForm = numberForm({ minimum: 0 }, String.raw`(?!${NEGATIVE}\s*$)[+-]?${DIGITS}`);
/** A number above 0, or text of one. */
export const positiveForm = numberForm({ exclusiveMinimum: 0 }, String.raw`${NOT_ZERO}\+?${DIGITS}`);
/** As text it may be above 100 for all that a pattern can say; the parser knows. */
export const percentageForm = numberForm(
  { minimum: 0, maximum: 100 },
  String.raw`(?!${NEGATIVE}\s*$)[+-]?${DIGITS}`,
);
/** A number of 0 or more, or any words but a negative number. */
export const quantityForm: Form = {
  anyOf: [
    { type: 'number', minimum: 0 },
    { type: 'string', maxLength: LIMITS.word, pattern: String.raw`^(?!\s*${NEGATIVE}\s*$)` },
  ],
};

function numberForm(bounds: Form, pattern: string): Form {
  return { anyOf: [{ type: 'number', ...bounds }, textForm(LIMITS.word, pattern)] };
}

/** Part of a pattern that reads a word in small and capital letters alike; a JSON Schema has no flag for it. */
export function anyCase(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** A list of at most so many, or a map with numeric keys that stands for one. */
export function listForm(item: Form, most: number): Form[] {
  return [
    { type: 'array', items: item, maxItems: most },
    {
      type: 'object',
      propertyNames: { pattern: String.raw`^\d+$` },
      additionalProperties: item,
      maxProperties: most,
    },
  ];
}

/** An entry of a list, which is lost without the fields that are needed. */
export function entryForm(properties: Record<string, Form>, needed: string[]): Form {
  const withoutOne = needed.map((key) => ({ properties: { [key]: NOT_GIVEN } }));
  return optional({ type: 'object', properties, required: needed, not: { anyOf: withoutOne } });
}
