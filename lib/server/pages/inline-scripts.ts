import { createHash } from 'node:crypto';

import * as z from 'zod';

import { DEFERRED_SCRIPTS_LOADER } from './deferred-scripts';
import { KEEP_HEAD_SCRIPT } from './keep-head-script';
import type { Script } from './script-elements';
import { speculationRules } from './speculation';

import { EARLY_CLICK_SCRIPT, EARLY_LANGUAGE_SCRIPT } from '@/lib/browser/early-click';
import { FAR_TILES_SCRIPT } from '@/lib/browser/far-tiles';
import { FIRST_INPUT_SCRIPT } from '@/lib/browser/first-input';
import { MENU_SCRIPT } from '@/lib/browser/menu';

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT_DATA = /^self\.__next_f\.push\((\[.*\])\)$/s;
/** Data for hydration: `[1,"text"]`, or `[3,"base64"]` for bytes. */
const flightData = z.tuple([z.literal([1, 3]), z.string()]);

const BUNDLER_START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;
/** The bundler's runtime waits for `otherChunks`, then starts `runtimeModuleIds`. */
const bundlerStart = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w.~-]+\.js$/)),
  runtimeModuleIds: z.array(z.int()),
});

export type InlineScripts = {
  /** In the syntax of the content security policy: `'sha256-…'`. */
  hashes: string[];
  /** One sentence for each script that browsers block, and one if the page has hydration data but defers no scripts. */
  faults: string[];
};

/** Allows editors' texts in the framework's scripts only in a JSON argument, where texts cannot run as code. */
export function inlineScripts(elements: Script[]): InlineScripts {
  const scripts = [...new Set(elements.filter(isInlineScript).map(({ text }) => text))];
  const known = scripts.filter(isKnown);
  const unknown = scripts.filter((script) => !known.includes(script));
  const isDeferred = scripts.includes(DEFERRED_SCRIPTS_LOADER) || !scripts.includes(FLIGHT_START);
  return {
    hashes: known.map(hashOf),
    faults: [
      ...unknown.map((script) => `inline script that the policy does not allow: ${excerpt(script)}`),
      ...(isDeferred ? [] : ['no script element to defer until the LCP image has loaded']),
    ],
  };
}

function isInlineScript({ name, attributes }: Script): boolean {
  const isJson = /^application\/(?:ld\+)?json$/.test(attributes.type ?? '');
  return name === 'script' && attributes.src === undefined && !isJson;
}

/** Scripts with constant text: our own and one of the framework. */
const OWN = [
  FIRST_INPUT_SCRIPT,
  EARLY_CLICK_SCRIPT,
  EARLY_LANGUAGE_SCRIPT,
  MENU_SCRIPT,
  FAR_TILES_SCRIPT,
  KEEP_HEAD_SCRIPT,
  DEFERRED_SCRIPTS_LOADER,
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

function jsonIn(pattern: RegExp, script: string): unknown {
  try {
    return JSON.parse(pattern.exec(script)?.[1] ?? '');
  } catch {
    return undefined;
  }
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const EXCERPT_LENGTH = 80;
const excerpt = (script: string) => JSON.stringify(script.slice(0, EXCERPT_LENGTH));
