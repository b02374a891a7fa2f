/**
 * Replaces each `{name}` in a text. A name without a value stays. Uses a replacement function, because a replacement
 * string that contains `$&` would not be inserted unchanged.
 */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
