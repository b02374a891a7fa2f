import { LIMITS } from './document/limits';

import type { Action, Expected } from '@/lib/content/problem-sentences';

/** One thing in a document that is not as it should be, in words for the person who edits it. */
export type Problem = {
  /** The language of the document, where there are several. */
  locale?: string;
  /** JSON path of the value, such as `$.home.flavours[3].NET_WEIGHT`. */
  path: string;
  expected: string;
  found: string;
  /** What the page does about it. */
  action: string;
};

/** A problem in sentences that every language of the interface has. */
export type SaidProblem = Problem & { expected: Expected; action: Action };

export type Report = (problem: SaidProblem) => void;

/** Gathers problems; of more than `LIMITS.problems` the last one listed says that there are others. */
export function problemList(): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  const report: Report = (problem) => {
    if (problems.length < LIMITS.problems) problems.push(problem);
    else problems[LIMITS.problems - 1] = MORE_PROBLEMS;
  };
  return { problems, report };
}

const MORE_PROBLEMS: SaidProblem = {
  path: '$',
  expected: `fewer than ${LIMITS.problems} problems`,
  found: 'more',
  action: 'the other problems are not listed',
};

/** A longer key is cut: paths are for people. */
const KEY_LENGTH = 100;

/** The path of a member: `$.home` + `flavours` + 3 -> `$.home.flavours[3]`. */
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
    return 'a value that is nested too deeply to be shown'; // JSON can be parsed deeper than it can be written
  }
}

/** A value as an editor would recognise it, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = jsonOf(value);
  return text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH - 1)}…` : text;
}
