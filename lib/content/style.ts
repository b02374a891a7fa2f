import { z } from 'zod';

import { describe, member } from './problems';
import { type Field, isNotGiven, isRecord } from './wire';

/** What an editor's productImagesStyle and productItemStyle may set (docs/specification.md, section 1). */
const SIDES = ['top', 'right', 'bottom', 'left'];
const PROPERTIES = new Set([
  ...['width', 'max-width', 'height', 'max-height', ...SIDES],
  ...['margin', 'padding'].flatMap((box) => [
    box,
    ...[...SIDES, 'inline', 'block'].map((side) => `${box}-${side}`),
  ]),
  ...['margin', 'padding'].flatMap((box) =>
    ['inline', 'block'].flatMap((axis) => [`${box}-${axis}-start`, `${box}-${axis}-end`]),
  ),
  ...['transform', 'transform-origin', 'object-fit', 'object-position', 'aspect-ratio', 'opacity'],
  ...['align-content', 'align-items', 'align-self', 'justify-content', 'justify-items', 'justify-self'],
]);
const UNITLESS = new Set(['opacity', 'aspect-ratio']);

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const UNIT = '(?:px|%|em|rem|ch|vw|vh|vmin|vmax|svh|lvh|dvh|svw|lvw|dvw|cm|mm|in|pt|deg|turn|rad)';
const WORD = '[a-z]+(?:-[a-z]+)*';
const PLAIN_VALUE = new RegExp(
  `^(?:${NUMBER}${UNIT}?|${WORD})(?:(?: *[/,] *| +)(?:${NUMBER}${UNIT}?|${WORD}))*$`,
  'i',
);
const FUNCTION = String.raw`(?:translate|scale|rotate)(?:X|Y|Z|3d)?\( *${NUMBER}${UNIT}?(?:(?: *, *| +)${NUMBER}${UNIT}?)* *\)`;
const TRANSFORM = new RegExp(`^(?:none|${FUNCTION}(?: +${FUNCTION})*)$`, 'i');
const VALUE_LENGTH = 100;

/** A style as React takes it: camel-case names, values as text. */
export type EditorStyle = Record<string, string>;

const kebab = (name: string) => name.trim().replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function plainValue(property: string, value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return UNITLESS.has(property) || value === 0 ? String(value) : `${value}px`;
  }
  if (typeof value !== 'string' || value.length > VALUE_LENGTH) return undefined;
  const trimmed = value.trim();
  return (property === 'transform' ? TRANSFORM : PLAIN_VALUE).test(trimmed) ? trimmed : undefined;
}

/** Keeps each declaration that is on the list with a plain value; reports and leaves out each other one. */
export const editorStyle: Field<EditorStyle> = {
  wire: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  read(value, path, report) {
    if (isNotGiven(value)) return undefined;
    if (!isRecord(value)) {
      report({ path, expected: 'an object of styles', found: describe(value), action: 'left out' });
      return undefined;
    }
    const style: EditorStyle = {};
    for (const [name, given] of Object.entries(value)) {
      if (isNotGiven(given)) continue;
      const property = kebab(name);
      const plain = PROPERTIES.has(property) ? plainValue(property, given) : undefined;
      if (plain !== undefined) style[camel(property)] = plain;
      else {
        const expected = PROPERTIES.has(property) ? 'a plain value' : 'a style on the list of safe ones';
        report({ path: member(path, name), expected, found: describe(given), action: 'left out' });
      }
    }
    return style;
  },
};
