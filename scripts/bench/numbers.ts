/** Ignores NaN, because Lighthouse sometimes cannot compute a figure on a busy machine. */
export function median(values: number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Measures all names in each round, so that other load on the machine affects all results equally. */
export async function medians<Name extends string, Figures extends Record<string, number>>(
  names: Name[],
  rounds: number,
  measure: (name: Name) => Promise<Figures>,
): Promise<Record<Name, Figures>> {
  const measured = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured.get(name)?.push(await measure(name));
  const mediansOf = (all: Figures[]) =>
    Object.keys(all[0] ?? {}).map((figure) => [
      figure,
      median(all.map((each) => each[figure] ?? Number.NaN)),
    ]);
  const entries = [...measured].map(([name, all]) => [name, Object.fromEntries(mediansOf(all))]);
  return Object.fromEntries(entries) as Record<Name, Figures>;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
