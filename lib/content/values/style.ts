import { type Field, isNotGiven, isRecord } from '../document/wire';
import { describe, member } from '../problems';

import { anyCase, type Form, NOT_GIVEN, optional, textForm } from './forms';

// Allowed CSS properties (docs/specification.md, section 1).
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
const UNIT = `(?:${anyCase('px|%|em|rem|ch|vw|vh|vmin|vmax|svh|lvh|dvh|svw|lvw|dvw|cm|mm|in|pt|deg|turn|rad')})`;
const WORD = '[a-zA-Z]+(?:-[a-zA-Z]+)*';
const PLAIN_VALUE = `(?:${NUMBER}${UNIT}?|${WORD})(?:(?: *[/,] *| +)(?:${NUMBER}${UNIT}?|${WORD}))*`;
const FUNCTION = String.raw`(?:${anyCase('translate|scale|rotate')})(?:${anyCase('x|y|z|3d')})?\( *${NUMBER}${UNIT}?(?:(?: *, *| +)${NUMBER}${UNIT}?)* *\)`;
const TRANSFORM = `(?:${anyCase('none')}|${FUNCTION}(?: +${FUNCTION})*)`;
const IS_PLAIN = new RegExp(`^${PLAIN_VALUE}$`);
const IS_TRANSFORM = new RegExp(`^${TRANSFORM}$`);
const VALUE_LENGTH = 100;

/** An inline style for React. */
export type EditorStyle = Record<string, string>;

const kebab = (name: string) => name.trim().replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function plainValue(property: string, value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return UNITLESS.has(property) || value === 0 ? String(value) : `${value}px`;
  }
  if (typeof value !== 'string' || value.length > VALUE_LENGTH) return undefined;
  const trimmed = value.trim();
  return (property === 'transform' ? IS_TRANSFORM : IS_PLAIN).test(trimmed) ? trimmed : undefined;
}

/** Matches `max-width` and `maxWidth`. */
const spelling = (property: string) =>
  property.replace(/-([a-z])/g, (_, letter: string) => `(?:-${letter}|${letter.toUpperCase()})`);
const named = (properties: string[]) => String.raw`^\s*(?:${properties.map(spelling).join('|')})\s*$`;
const valueForm = (value: string) => optional({ type: 'number' }, textForm(VALUE_LENGTH, value));

const styleForm: Form = {
  type: 'object',
  patternProperties: {
    [named([...PROPERTIES].filter((property) => property !== 'transform'))]: valueForm(PLAIN_VALUE),
    [named(['transform'])]: valueForm(TRANSFORM),
  },
  additionalProperties: NOT_GIVEN,
};

export const editorStyle: Field<EditorStyle> = {
  form: optional(styleForm),
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
        const expected = PROPERTIES.has(property)
          ? 'a simple value without functions or addresses'
          : 'an allowed style property';
        report({ path: member(path, name), expected, found: describe(given), action: 'left out' });
      }
    }
    return style;
  },
};
