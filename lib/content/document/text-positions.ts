import { type Node, parseTree } from 'jsonc-parser';

import { withoutByteOrderMark } from './document';
import { parsePath } from './document-path';

/** Lines and columns are counted from 1. */
export type TextPosition = { line: number; column: number };

/** Returns positions by path. A missing value has the position of its closest existing parent. */
export function textPositions(text: string): (path: string) => TextPosition | undefined {
  const document = withoutByteOrderMark(text);
  const root = treeOf(document);
  const lineStarts = [0, ...[...document.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (path) => {
    const steps = parsePath(path);
    if (!root || !steps) return undefined;
    let node = root;
    for (const step of steps) {
      const next = childOf(node, String(step));
      if (!next) break;
      node = next;
    }
    const { offset } = node;
    const line = lineOf(offset, lineStarts);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}

/** Uses binary search, because a preview needs the position of every field. */
function lineOf(offset: number, lineStarts: number[]): number {
  let [low, high] = [0, lineStarts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function treeOf(document: string): Node | undefined {
  try {
    return parseTree(document);
  } catch (error) {
    // parseTree is recursive: its stack can overflow at a nesting depth that JSON.parse accepts.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** If a key is repeated, the last value counts, as in JSON.parse. */
function childOf({ type, children = [] }: Node, step: string): Node | undefined {
  if (type === 'array') return children[Number(step)];
  const property = children.findLast(({ children: [key] = [] }) => key?.value === step);
  return property?.children?.[1];
}
