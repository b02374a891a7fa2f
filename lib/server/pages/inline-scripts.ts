import { createHash } from 'node:crypto';

import * as z from 'zod';

import { LATE_SCRIPTS } from './deferred-scripts';
import type { Script } from './script-elements';
import { KEEP_HEAD_SCRIPT } from './served-head';
import { speculationRules } from './speculation';

import { EARLY_CLICK_SCRIPT, EARLY_LANGUAGE_SCRIPT } from '@/lib/browser/early-click';
import { FIRST_INPUT_SCRIPT } from '@/lib/browser/first-input';

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT_DATA = /^self\.__next_f\.push\((\[.*\])\)$/s;
/** Data of the render: `[1,"text"]`, or `[3,"base64"]` for bytes. */
const flightData = z.tuple([z.literal([1, 3]), z.string()]);

const BUNDLER_START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;
/** The scripts of the site itself that the bundler waits for, and the modules that it then starts. */
const bundlerStart = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w.~-]+\.js$/)),
  runtimeModuleIds: z.array(z.int()),
});

/** What a page's inline scripts mean for its policy. */
export type InlineScripts = {
  /** The sources `'sha256-…'` of those that are ours or the framework's. */
  hashes: string[];
  /** What somebody should look at: scripts that browsers will not run, or that do not wait for the LCP image. */
  faults: string[];
};

/**
 * Looks through the inline scripts of a page. One is the framework's where all of it is: a call of the known form whose
 * argument is JSON, so that it holds data and no code, whoever wrote what stands in its strings.
 */
export function inlineScripts(elements: Script[]): InlineScripts {
  const scripts = [...new Set(elements.filter(isInlineScript).map(({ text }) => text))];
  const known = scripts.filter(isKnown);
  const unknown = scripts.filter((script) => !known.includes(script));
  const isLate = scripts.includes(LATE_SCRIPTS) || !scripts.includes(FLIGHT_START);
  return {
    hashes: known.map(hashOf),
    faults: [
      ...unknown.map((script) => `inline script that the policy does not know: ${excerpt(script)}`),
      ...(isLate ? [] : ['no script element to hold back until the LCP image has come']),
    ],
  };
}

/** Whether a browser would run it: a script without an address that is not a block of JSON. */
function isInlineScript({ name, attributes }: Script): boolean {
  const isJson = /^application\/(?:ld\+)?json$/.test(attributes.type ?? '');
  return name === 'script' && attributes.src === undefined && !isJson;
}

/** Which one of these a page has depends on its settings and its content. */
const OWN = [
  FIRST_INPUT_SCRIPT,
  EARLY_CLICK_SCRIPT,
  EARLY_LANGUAGE_SCRIPT,
  KEEP_HEAD_SCRIPT,
  LATE_SCRIPTS,
  FLIGHT_START,
];

function isKnown(script: string): boolean {
  return (
    OWN.includes(script) ||
    script === speculationRules() ||
    flightData.safeParse(jsonIn(FLIGHT_DATA, script)).success ||
    bundlerStart.safeParse(jsonIn(BUNDLER_START, script)).success
  );
}

/** The JSON value that a pattern's group holds; undefined where it is no JSON. */
function jsonIn(pattern: RegExp, script: string): unknown {
  try {
    return JSON.parse(pattern.exec(script)?.[1] ?? '');
  } catch {
    return undefined; // no JSON: code, then
  }
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const EXCERPT_LENGTH = 80;
const excerpt = (script: string) => JSON.stringify(script.slice(0, EXCERPT_LENGTH));
