import type * as z from 'zod';

import { describe, member, type Report } from '../problems';
import { type Form, listForm, optional } from '../values/forms';

import type { Expected } from '@/lib/content/problem-sentences';

/**
 * How a value is read from a shop's backend. zod judges each single value; a document is read field by field rather
 * than by one big schema, because one broken field must cost only itself and a zod object fails as a whole.
 */
export type Field<T> = {
  /** The value, or undefined where it is not given or broken; what is broken is reported. */
  read: (value: unknown, path: string, report: Report) => T | undefined;
  /** What may stand there, for the JSON Schema that editors complete against. */
  form: Form;
};

export type Shape = Record<string, Field<unknown>>;
type Read<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T | undefined : never };

/** Backends say "not given" in many ways. A flag that is `false` is the same as one that is not there. */
export function isNotGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** Each schema is given what it says (fields.ts). */
function firstMessage(error: z.ZodError): Expected {
  return (error.issues[0]?.message as Expected | undefined) ?? 'a different value';
}

/**
 * A single value, judged and transformed by zod; its error message is what the problem says was expected.
 * @param forms what it may be besides not given: what a transformation takes cannot be derived from it
 */
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

/** An object's own property; what a hostile `__proto__` would bring is never seen. */
function own(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that is a record of others. */
export type Entity<S extends Shape> = Field<Read<S>> & { shape: S; properties: Record<string, Form> };

/** A record of fields: unknown ones are ignored, broken ones are left out one by one. */
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
        field.read(own(value, key), member(path, key), report),
      ]);
      return Object.fromEntries(read) as Read<S>;
    },
  };
}

export type Entry = { value: unknown; path: string };

/**
 * The entries of a list, or of a map with numeric keys (`{"0": …, "3": …}`) where a list is meant; undefined for anything
 * else. What comes after the first `most` entries is reported and left out.
 */
export function entriesOf(value: unknown, path: string, most: number, report: Report): Entry[] | undefined {
  const keys = Array.isArray(value) ? [...value.slice(0, most + 1).keys()] : numericKeysOf(value);
  if (!keys) return undefined;
  if (keys.length > most)
    report({
      path,
      expected: `at most ${most} entries`,
      found: `${Array.isArray(value) ? value.length : keys.length}`,
      action: `only the first ${most} are read`,
    });
  const given = value as Record<string | number, unknown>;
  return keys.slice(0, most).map((key) => ({ value: given[key], path: member(path, key) }));
}

/** In order; undefined for anything but a map of such keys alone. */
function numericKeysOf(value: unknown): string[] | undefined {
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? keys.sort((a, b) => Number(a) - Number(b)) : undefined;
}

/** A list; entries that are not given are skipped, broken ones reported and left out. */
export function list<T>(item: Field<T>, most: number): Field<T[]> {
  return {
    form: optional(...listForm(item.form, most)),
    read(value, path, report) {
      if (isNotGiven(value)) return undefined;
      const entries = entriesOf(value, path, most, report);
      if (!entries) {
        report({ path, expected: 'a list', found: describe(value), action: 'left out' });
        return undefined;
      }
      return entries.flatMap((entry) => item.read(entry.value, entry.path, report) ?? []);
    },
  };
}

/** A list, or one value where backends send a single one bare. */
export function oneOrMany<T>(item: Field<T>, most: number): Field<T[]> {
  const many = list(item, most);
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
