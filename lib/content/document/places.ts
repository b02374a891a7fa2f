import { type Node, parseTree } from 'jsonc-parser';

import { stepsOf } from './document-path';

/** A place in a text; lines and columns count from 1. */
export type Place = { line: number; column: number };

/**
 * Finds where the values of a document stand in its text, by their paths. What is not there, such as a field that is
 * missing, has the place of what it is missing from; what a text of JSON within the document holds, that of the text.
 * @returns undefined for what is no path, and for a document that is nested too deep to be looked through
 */
export function placesIn(text: string): (path: string) => Place | undefined {
  const document = text.replace(/^\uFEFF/, '');
  const root = treeOf(document);
  const lineStarts = [0, ...[...document.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (path) => {
    const steps = stepsOf(path);
    if (!root || !steps) return undefined;
    let node = root;
    for (const step of steps) {
      const next = childOf(node, String(step));
      if (!next) break;
      node = next;
    }
    const { offset } = node;
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}

function treeOf(document: string): Node | undefined {
  try {
    return parseTree(document);
  } catch (error) {
    // JSON.parse reads what is nested far deeper than this reader's stack is.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A list's entry, or the value of a key; of a key that stands twice the last one counts, as for JSON.parse. */
function childOf({ type, children = [] }: Node, step: string): Node | undefined {
  if (type === 'array') return children[Number(step)];
  const property = children.findLast(({ children: [key] = [] }) => key?.value === step);
  return property?.children?.[1];
}
