import { LIMITS } from './document/limits';
import type { Schema, Wire } from './document/schema';
import { isNotGiven, isRecord } from './document/wire';
import { describe, member, type Report } from './problems';
import type { TextKey } from './text-keys';
import { plainText, richText } from './values/html';
import type { Picture } from './values/media';

import type { Expected } from '@/lib/content/problem-sentences';
import type { Html } from '@/lib/content/values/html-text';

export class Texts {
  constructor(
    private readonly byKey: Map<string, Wire<'text'>>,
    private readonly path: string,
    private readonly report: Report,
    readonly broken: number,
  ) {}

  get keys(): string[] {
    return [...this.byKey.keys()];
  }

  name(key: TextKey): string | undefined {
    return plainText(this.byKey.get(key)?.NAME ?? '') || undefined;
  }

  block(key: TextKey): Html | undefined {
    return richText(this.byKey.get(key)?.TEXT_1 ?? '');
  }

  pictures(key: TextKey): Picture[] {
    const text = this.byKey.get(key);
    const given = [text?.PICTURE, ...(text?.PICTURES ?? [])].filter((picture) => picture !== undefined);
    return given.filter(({ src }, index) => given.findIndex((other) => other.src === src) === index);
  }

  raw(key: TextKey): string | undefined {
    const text = this.byKey.get(key);
    return text?.NAME ?? text?.TEXT_1;
  }

  source(key: TextKey): string | undefined {
    return this.byKey.get(key)?.TEXT_1;
  }

  value(key: TextKey): string | undefined {
    return plainText(this.raw(key) ?? '') || undefined;
  }

  reportBroken(key: TextKey, expected: Expected, found: unknown): undefined {
    this.report({ path: member(this.path, key), expected, found: describe(found), action: 'left out' });
    return undefined;
  }
}

export function readTexts(wire: unknown, path: string, field: Schema['text'], report: Report): Texts {
  const byKey = new Map<string, Wire<'text'>>();
  if (!isNotGiven(wire) && !isRecord(wire)) {
    report({ path, expected: 'an object of texts', found: describe(wire), action: 'all texts left out' });
    return new Texts(byKey, path, report, Number.POSITIVE_INFINITY);
  }
  const given = Object.entries(wire ?? {});
  const most = LIMITS.texts;
  if (given.length > most)
    report({
      path,
      expected: `at most ${most} texts`,
      found: `${given.length}`,
      action: `only the first ${most} are read`,
    });
  let broken = given.length > most ? 1 : 0;
  for (const [key, value] of given.slice(0, most)) {
    if (isNotGiven(value)) continue;
    let problems = 0;
    const text = field.read(value, member(path, key), (problem) => {
      problems += 1;
      report(problem);
    });
    const isEmpty = !text || Object.values(text).every((part) => part === undefined);
    if (text && !isEmpty) byKey.set(key, text);
    else if (problems > 0) broken += 1;
  }
  return new Texts(byKey, path, report, broken);
}
