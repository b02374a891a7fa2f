import { LIMITS } from '../document/limits';
import { entriesOf, type Entry, type Field, isNotGiven, isRecord } from '../document/wire';
import { describe, member, type Report, type TranslatedProblem } from '../problems';

import type { Expected } from '@/lib/content/problem-sentences';

/** An entity with its ID or CODE, and the problems of its fields. */
export type Keyed<T> = { key: string; value: T; path: string; problems: TranslatedProblem[] };

/** For `broken`, see `Inventory`. */
export type Entities<T> = { kept: Keyed<T>[]; broken: number };

/** Leaves out entries without a key or with a repeated key. */
export function readEntities<T>(
  wire: unknown,
  path: string,
  field: Field<T>,
  keyField: keyof T & string,
  report: Report,
): Entities<T> {
  const found: Entities<T> = { kept: [], broken: 0 };
  const seen = new Set<string>();
  for (const entry of listEntries(wire, path, report, found)) {
    const keyPath = member(entry.path, keyField);
    const problems: TranslatedProblem[] = [];
    // An entry with a broken key is reported as a whole below.
    const reportOthers: Report = (problem) => {
      if (problem.path === keyPath) return;
      problems.push(problem);
      report(problem);
    };
    const value = isRecord(entry.value) ? field.read(entry.value, entry.path, reportOthers) : undefined;
    const key = value?.[keyField];
    if (value === undefined || typeof key !== 'string') {
      const missing = isRecord(entry.value) ? keyPath : entry.path;
      const given = isRecord(entry.value) ? entry.value[keyField] : entry.value;
      const expected: Expected = isRecord(entry.value) ? `an entry with ${keyField}` : 'an object';
      report({ path: missing, expected, found: describe(given), action: 'the whole entry left out' });
      found.broken += 1;
    } else if (seen.has(key)) {
      report({
        path: keyPath,
        expected: `a unique ${keyField}`,
        found: describe(key),
        action: 'the first is kept, this one is left out',
      });
      found.broken += 1;
    } else {
      seen.add(key);
      found.kept.push({ key, value, path: entry.path, problems });
    }
  }
  return found;
}

function listEntries(wire: unknown, path: string, report: Report, found: Entities<unknown>): Entry[] {
  if (isNotGiven(wire)) return [];
  const entries = entriesOf(wire, path, LIMITS.entities, (problem) => {
    found.broken += 1;
    report(problem);
  });
  if (entries) {
    const given = entries.filter((entry) => !isNotGiven(entry.value));
    // Empty entries count as broken. Otherwise, `largeLosses` could mistake them for entries that an editor removed.
    found.broken += entries.length - given.length;
    return given;
  }
  report({ path, expected: 'a list', found: describe(wire), action: 'the whole list left out' });
  found.broken = Number.POSITIVE_INFINITY;
  return [];
}
