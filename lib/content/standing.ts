const KINDS = ['texts', 'categories', 'collections', 'flavours'] as const;
type Kind = (typeof KINDS)[number];

/** What a document shows, by key, and how much of each kind was lost by being broken. */
export type Standing = { shown: Record<Kind, string[]>; broken: Record<Kind, number> };

/** Above this share of what was shown, a loss by breakage means that the document is not to be trusted. */
const TOLERATED_LOSS = 0.5;

/**
 * Whether more than half of what the last good document showed is gone by being broken, in all or of its flavours, which
 * are what visitors come for: texts that still stand do not make up for them. What an editor took out on purpose is gone
 * too, but breaks nothing: of each kind at most as many count as the new document has broken.
 */
export function isLossByBreakage(last: Standing, next: Standing): boolean {
  const losses = KINDS.map((kind) => {
    const stillShown = new Set(next.shown[kind]);
    const gone = last.shown[kind].filter((key) => !stillShown.has(key)).length;
    return { kind, total: last.shown[kind].length, lost: Math.min(gone, next.broken[kind]) };
  });
  const isTooMuch = (some: typeof losses) =>
    sum(some.map(({ lost }) => lost)) > sum(some.map(({ total }) => total)) * TOLERATED_LOSS;
  return isTooMuch(losses) || isTooMuch(losses.filter(({ kind }) => kind === 'flavours'));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
