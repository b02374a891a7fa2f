/** A step from a thing of a document to one within it: a key, or a place in a list. */
export type Step = string | number;

const STEP = /\.([^.[\]]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;

/**
 * The steps of a path as problems and the page's fields have it, with or without `$.` before it: `home.flavours[3].NAME`
 * -> home, flavours, 3, NAME; undefined for what is no path.
 */
export function stepsOf(path: string): Step[] | undefined {
  const given = path.replace(/^\$/, '');
  const whole = /^(?:$|[.[])/.test(given) ? given : `.${given}`;
  const matches = [...whole.matchAll(STEP)];
  if (matches.reduce((length, [text]) => length + text.length, 0) !== whole.length) return undefined;
  return matches.map(([, key, index, quoted]) => {
    if (key !== undefined) return key;
    return index === undefined ? (JSON.parse(quoted ?? '""') as string) : Number(index);
  });
}
