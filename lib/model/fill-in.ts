/**
 * Replaces each `{name}` in a text with the value of this name. Uses a replacement function, because `replace` would
 * change a replacement string that contains `$&`.
 */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
