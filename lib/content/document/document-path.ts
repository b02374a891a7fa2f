export type Step = string | number;

const STEP = /\.([^.[\]]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;

/** Splits a path: `home.flavours[3].NAME` -> home, flavours, 3, NAME. Ignores a leading `$.`. */
export function parsePath(path: string): Step[] | undefined {
  const given = path.replace(/^\$/, '');
  const whole = /^(?:$|[.[])/.test(given) ? given : `.${given}`;
  const matches = [...whole.matchAll(STEP)];
  if (matches.reduce((length, [text]) => length + text.length, 0) !== whole.length) return undefined;
  return matches.map(([, key, index, quoted]) => {
    if (key !== undefined) return key;
    return index === undefined ? (JSON.parse(quoted ?? '""') as string) : Number(index);
  });
}
