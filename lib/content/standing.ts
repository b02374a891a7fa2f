const KINDS = ['texts', 'categories', 'collections', 'flavours'] as const;
type Kind = (typeof KINDS)[number];

/** What a document shows, by key, and how much of each kind was lost by being broken. */
export type Standing = { shown: Record<Kind, string[]>; broken: Record<Kind, number> };

/** Above this share of what was shown, a loss by breakage means that the document is not to be trusted. */
const TOLERATED_LOSS = 0.5;

/**
 * Whether more than half of what the last good document showed is gone by being broken. What an editor took out on
 * purpose is gone too, but breaks nothing: of each kind at most as many count as the new document has broken.
 */
export function isLossByBreakage(last: Standing, next: Standing): boolean {
  let total = 0;
  let lost = 0;
  for (const kind of KINDS) {
    const stillShown = new Set(next.shown[kind]);
    const gone = last.shown[kind].filter((key) => !stillShown.has(key)).length;
    total += last.shown[kind].length;
    lost += Math.min(gone, next.broken[kind]);
  }
  return lost > total * TOLERATED_LOSS;
}
