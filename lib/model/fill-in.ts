/**
 * Replaces each `{name}` in a text. A name without a value stays.
 * @param values are inserted as they are, also `$&`, which `String.replace` would read as a pattern
 */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
