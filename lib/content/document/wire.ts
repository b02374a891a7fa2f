import type * as z from 'zod';

import { describe, member, type Report } from '../problems';
import { type Form, listForm, optional } from '../values/forms';

import type { Expected } from '@/lib/content/problem-sentences';

/**
 * One field of a document. Objects and lists are read without zod, because zod rejects a whole object if one field is
 * broken.
 */
export type Field<T> = {
  /** Returns undefined for a missing or broken value. Reports a broken value. */
  read: (value: unknown, path: string, report: Report) => T | undefined;
  form: Form;
};

export type Shape = Record<string, Field<unknown>>;
type Read<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T | undefined : never };

/** Backends send several values for "not given", such as `false`. */
export function isNotGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** The casts are safe: zod reports at least one issue, and fields.ts sets every message. */
const firstMessage = ({ issues }: z.ZodError) => (issues as [z.core.$ZodIssue])[0].message as Expected;

/** @param forms the accepted values. zod cannot derive them from a `schema` that transforms values. */
export function leaf<T>(schema: z.ZodType<T>, ...forms: Form[]): Field<T> {
  return {
    form: optional(...forms),
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      report({ path, expected: firstMessage(result.error), found: describe(value), action: 'left out' });
      return undefined;
    },
  };
}

/** Ignores inherited properties, so that a hostile `__proto__` has no effect. */
function ownProperty(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export type Entity<S extends Shape> = Field<Read<S>> & { shape: S; properties: Record<string, Form> };

export function entity<S extends Shape>(shape: S): Entity<S> {
  const properties = Object.fromEntries(Object.entries(shape).map(([key, { form }]) => [key, form]));
  return {
    shape,
    properties,
    form: optional({ type: 'object', properties }),
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      if (!isRecord(value)) {
        report({ path, expected: 'an object', found: describe(value), action: 'left out' });
        return undefined;
      }
      const read = Object.entries(shape).map(([key, field]) => [
        key,
        field.read(ownProperty(value, key), member(path, key), report),
      ]);
      return Object.fromEntries(read) as Read<S>;
    },
  };
}

export type Entry = { value: unknown; path: string };

/** Returns the first `limit` entries of a list. Some PHP backends send a list as an object: `{"0": …, "3": …}`. */
export function entriesOf(value: unknown, path: string, limit: number, report: Report): Entry[] | undefined {
  const keys = Array.isArray(value) ? [...value.slice(0, limit + 1).keys()] : numericKeysOf(value);
  if (!keys) return undefined;
  if (keys.length > limit)
    report({
      path,
      expected: `at most ${limit} entries`,
      found: `${Array.isArray(value) ? value.length : keys.length}`,
      action: `only the first ${limit} are read`,
    });
  const given = value as Record<string | number, unknown>;
  return keys.slice(0, limit).map((key) => ({ value: given[key], path: member(path, key) }));
}

function numericKeysOf(value: unknown): string[] | undefined {
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? keys.sort((a, b) => Number(a) - Number(b)) : undefined;
}

/** Treats a list without a valid entry as missing. */
export function list<T>(item: Field<T>, limit: number): Field<T[]> {
  return {
    form: optional(...listForm(item.form, limit)),
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      const entries = entriesOf(value, path, limit, report);
      if (!entries) {
        report({ path, expected: 'a list', found: describe(value), action: 'left out' });
        return undefined;
      }
      const kept = entries.flatMap((entry) => item.read(entry.value, entry.path, report) ?? []);
      return kept.length > 0 ? kept : undefined;
    },
  };
}

/** Also accepts one value, because some backends send a list of one entry as a single value. */
export function oneOrMany<T>(item: Field<T>, limit: number): Field<T[]> {
  const many = list(item, limit);
  return {
    form: { anyOf: [many.form, item.form] },
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      if (typeof value === 'object') return many.read(value, path, report);
      const one = item.read(value, path, report);
      return one === undefined ? undefined : [one];
    },
  };
}
