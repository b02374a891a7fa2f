import * as z from 'zod';

import { LIMITS } from '../document/limits';
import { type Field, leaf, oneOrMany } from '../document/wire';
import type { Expected } from '../problem-sentences';
import { COMMON_CURRENCIES, COMMON_LOCALES, COMMON_TIME_ZONES } from '../settings';

import {
  amountForm,
  anyCase,
  anyNumberForm,
  DIGITS,
  type Form,
  percentageForm,
  positiveForm,
  quantityForm,
  textForm,
  wordForm,
} from './forms';
import { inlineText, keepWords, plainLines, plainText, richText } from './html';

import type { Quantity } from '@/lib/model/format';

/** Makes the compiler check the message, because zod accepts any string. */
const checkedMessage = (expected: Expected) => expected;

function convert<In, Out>(schema: z.ZodType<In>, expected: Expected, to: (value: In) => Out | undefined) {
  return schema.transform((value, context): Out => {
    const converted = to(value);
    if (converted !== undefined) return converted;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}

function limitedText(length: number) {
  return z
    .string()
    .max(length, checkedMessage(`text of at most ${length} characters`))
    .refine(hasFewTags, checkedMessage(`text with at most ${LIMITS.tags} tags`));
}

/** Counts `>`, because every tag ends with `>`. */
function hasFewTags(value: string): boolean {
  return value.split('>', LIMITS.tags + 2).length <= LIMITS.tags + 1;
}

const textOrNumber = (expected: Expected, length: number = LIMITS.word) =>
  z.union([limitedText(length), z.number()], { error: expected });

const ID = 'an ID: text or a number';
/** An address cannot contain a lone surrogate. */
const NO_LONE_SURROGATE = String.raw`[^\ud800-\udfff]*`;
const NUMERIC = { type: 'number' } as const;

/** IDs are compared as text and must be valid in addresses. */
export const id: Field<string> = leaf(
  convert(textOrNumber(ID), ID, (value) =>
    /\p{Surrogate}/u.test(String(value)) ? undefined : String(value).trim(),
  ),
  textForm(LIMITS.word, NO_LONE_SURROGATE),
  NUMERIC,
);

export const ids: Field<string[]> = oneOrMany(id, LIMITS.values);

const CODE = 'a code for addresses: text or a number, but not "." or ".."';

/** A segment of an address, except `.` and `..`, which browsers would resolve to other paths. */
export const code: Field<string> = leaf(
  convert(textOrNumber(CODE), CODE, (value) => {
    const given = String(value).trim();
    return /^\.{1,2}$/.test(given) || /\p{Surrogate}/u.test(given) ? undefined : given;
  }),
  textForm(LIMITS.word, String.raw`(?!\s*\.{1,2}\s*$)${NO_LONE_SURROGATE}`),
  NUMERIC,
);

const TRUE_FLAGS = ['1', 'y', 'true'];
const FALSE_FLAGS = ['0', 'n', 'false'];
const FLAG = 'yes or no: "1", "0", 1, 0, true, false, "Y" or "N"';

export const flag: Field<boolean> = leaf(
  convert(z.union([limitedText(LIMITS.word), z.number(), z.boolean()], { error: FLAG }), FLAG, (value) => {
    const word = String(value).trim().toLowerCase();
    if (TRUE_FLAGS.includes(word)) return true;
    return FALSE_FLAGS.includes(word) ? false : undefined;
  }),
  { enum: [true, false, '1', '0', 'Y', 'N', 1, 0] },
  textForm(LIMITS.word, [...TRUE_FLAGS, ...FALSE_FLAGS].map(anyCase).join('|')),
);

const NUMBER_TEXT = new RegExp(`^[+-]?${DIGITS}$`);

/** Parses a number, or a text such as `1 234,50`. */
export function toNumber(value: string | number): number | undefined {
  if (typeof value === 'string' && !NUMBER_TEXT.test(value.trim())) return undefined;
  const number = Number(String(value).replace(/\s/g, '').replace(',', '.')) + 0; // turns -0 into 0
  return Number.isFinite(number) ? number : undefined;
}

const numberField = (expected: Expected, form: Form, isValid: (number: number) => boolean): Field<number> =>
  leaf(
    convert(textOrNumber(expected), expected, (value) => {
      const number = toNumber(value);
      return number !== undefined && isValid(number) ? number : undefined;
    }),
    form,
  );

export const amount = numberField(
  'a number of 0 or more, or text such as "12,50"',
  amountForm,
  (number) => number >= 0,
);

/** A price in the document's currency, tax included. */
export const price = numberField(
  'a price above 0: a number, or text such as "12,50"',
  positiveForm,
  (number) => number > 0,
);

export const percentage = numberField(
  'a percentage: a number from 0 to 100',
  percentageForm,
  (number) => number >= 0 && number <= 100,
);

export const size = numberField('a number above 0', positiveForm, (number) => number > 0);

/** `clampSpan` limits the number later. */
export const span = numberField('a number of columns', anyNumberForm, () => true);

const QUANTITY = 'a number of 0 or more, or text';

export const quantity: Field<Quantity> = leaf(
  convert(textOrNumber(QUANTITY), QUANTITY, (value) => {
    const number = toNumber(value);
    if (number !== undefined) return number >= 0 ? { number } : undefined;
    const words = plainText(String(value));
    return words ? { words } : undefined;
  }),
  quantityForm,
);

const filledText = <T>(to: (value: string) => T | undefined, length: number = LIMITS.word) =>
  convert(textOrNumber('text', length), 'text that is not empty', (value) => to(String(value)) || undefined);

export const text = leaf(filledText(plainText), wordForm);

export const line = leaf(filledText(inlineText), wordForm);

export const block = leaf(filledText(richText, LIMITS.text), textForm(LIMITS.text), NUMERIC);

/** Keeps the names of unknown tags, because such a name can be an allergen: `<hazelnuts>`. */
const withAllWords = <Value>(field: Field<Value>): Field<Value> => ({
  ...field,
  read: (value, path, report) =>
    field.read(typeof value === 'string' ? keepWords(value) : value, path, report),
});

export const foodText = withAllWords(text);
export const foodLine = withAllWords(line);
export const foodBlock = withAllWords(block);

/** Keeps line breaks, because each line can name another allergen. */
const lines = leaf(filledText(plainLines), wordForm);
export const texts: Field<string[]> = oneOrMany(withAllWords(lines), LIMITS.values);

/** Returns a field that trims its text without sanitising it. The code that uses the text must sanitise or parse it. */
const unparsedText = (length: number, ...forms: Form[]): Field<string> =>
  leaf(
    convert(textOrNumber('text', length), 'text', (value) => String(value).trim()),
    ...forms,
  );

export const rawText = unparsedText(LIMITS.text, textForm(LIMITS.text), NUMERIC);

export const raw = unparsedText(LIMITS.word, wordForm);

/** Only the JSON Schema uses `pattern` and `common`. site.ts validates the setting with Intl. */
const setting = (pattern: string, common: readonly string[]) =>
  unparsedText(LIMITS.word, { enum: [...common] }, textForm(LIMITS.word, pattern));

export const locale = setting('[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*', COMMON_LOCALES);
export const currency = setting('[A-Za-z]{3}', COMMON_CURRENCIES);
export const timeZone = setting(String.raw`[^\s].*`, COMMON_TIME_ZONES);

export const patternText = leaf(
  z
    .string(checkedMessage('a regular expression'))
    .max(LIMITS.pattern, checkedMessage(`a regular expression of at most ${LIMITS.pattern} characters`))
    .trim(),
  textForm(LIMITS.pattern),
);

const COLOUR: Expected = 'a colour such as #B5713C';
const HEX = '[\\da-fA-F]';
const CHANNELS = String.raw`[\d.,%/\s+\-]`;
const COLOUR_TEXT = String.raw`#(?:${HEX}{3,4}|${HEX}{6}|${HEX}{8})|(?:${anyCase('rgb')}|${anyCase('hsl')})[aA]?\(${CHANNELS}+(?:${anyCase('deg')}${CHANNELS}*)?\)`;

export const colour: Field<string> = leaf(
  z
    .string(COLOUR)
    .max(LIMITS.word, COLOUR)
    .trim()
    .regex(new RegExp(`^(?:${COLOUR_TEXT})$`), COLOUR),
  textForm(LIMITS.word, COLOUR_TEXT),
);
