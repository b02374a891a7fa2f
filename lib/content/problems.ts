import { LIMITS } from './document/limits';

import type { Action, Expected } from '@/lib/content/problem-sentences';

export type Problem = {
  /** Undefined if LOCALES is not set. */
  locale?: string;
  /** JSON path, such as `$.home.flavours[3].NET_WEIGHT`. */
  path: string;
  expected: string;
  found: string;
  /** How the page treats the value. */
  action: string;
};

export type TranslatedProblem = Problem & { expected: Expected; action: Action };

export type Report = (problem: TranslatedProblem) => void;

export const ignoreProblem: Report = () => undefined;

/**
 * Returns a list of problems, and a function that adds a problem to the list. The list has at most `LIMITS.problems`
 * entries. If there are more problems, the last entry of the list is MORE_PROBLEMS.
 */
export function problemList(given: Problem[] = []): { problems: Problem[]; report: Report } {
  const problems = [...given];
  const report: Report = (problem) => {
    if (problems.length < LIMITS.problems) problems.push(problem);
    else problems[LIMITS.problems - 1] = MORE_PROBLEMS;
  };
  return { problems, report };
}

const MORE_PROBLEMS: TranslatedProblem = {
  path: '$',
  expected: `fewer than ${LIMITS.problems} problems`,
  found: 'more',
  action: 'the other problems are not listed',
};

/** Maximum length of a key in a path, in characters. `member` cuts longer keys, so that the path stays readable. */
const KEY_LENGTH = 100;

/** Returns the path of a member: `$.home.flavours` + 3 -> `$.home.flavours[3]`. */
export function member(path: string, key: string | number): string {
  if (typeof key === 'number' || /^\d+$/.test(key)) return `${path}[${key}]`;
  if (key.length > KEY_LENGTH) return `${path}[${JSON.stringify(`${key.slice(0, KEY_LENGTH)}…`)}]`;
  return /^[A-Za-z_$][\w$-]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

const FOUND_LENGTH = 80;

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON.stringify fails at a nesting depth that JSON.parse accepts
    return 'a value that is nested too deeply to be shown';
  }
}

export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = jsonOf(value);
  return text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH - 1)}…` : text;
}
