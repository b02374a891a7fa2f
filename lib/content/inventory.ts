const KINDS = ['texts', 'categories', 'collections', 'flavours'] as const;
type Kind = (typeof KINDS)[number];

/** `shown.texts` has all valid texts, even if no section uses them. */
export type Inventory = {
  shown: Record<Kind, string[]>;
  /**
   * Number of broken, duplicate and empty entries. Empty entries of `home.texts` do not count. A list that is too long
   * adds 1. The number is infinite if the whole list is broken.
   */
  broken: Record<Kind, number>;
  /** IDs of flavours in no collection. */
  unplaced: string[];
};

/** One kind that lost more than half of its public entries. */
export type Loss = {
  /** For example, `20 of 20 flavours`. */
  what: string;
  /** If false, an editor may have removed the entries on purpose. */
  isCausedByErrors: boolean;
};

/** Fraction of entries that may be lost without confirmation. */
const TOLERATED_LOSS = 0.5;

/** Kinds whose broken entries can explain a loss. For example, a broken collection hides its flavours. */
const EXPLAINED_BY: Record<Kind, Kind[]> = {
  texts: ['texts'],
  categories: ['categories'],
  collections: ['collections', 'flavours'],
  flavours: ['collections', 'flavours'],
};

/**
 * Returns the large losses between `last` and `next`. One broken entry is enough to set `isCausedByErrors`, because a
 * backend can replace a whole list with one entry that is an error message.
 */
export function largeLosses(last: Inventory, next: Inventory): Loss[] {
  return KINDS.flatMap((kind) => {
    const [stillShown, unplaced] = [new Set(next.shown[kind]), new Set(next.unplaced)];
    const gone = last.shown[kind].filter((key) => !stillShown.has(key));
    const total = last.shown[kind].length;
    if (gone.length <= total * TOLERATED_LOSS) return [];
    const lostPlaces = kind === 'flavours' && gone.some((key) => unplaced.has(key));
    const isCausedByErrors = lostPlaces || EXPLAINED_BY[kind].some((cause) => next.broken[cause] > 0);
    // If other entries replace the missing entries, the change is intended.
    const isReplaced = next.shown[kind].length >= total * (1 - TOLERATED_LOSS);
    if (isReplaced && !isCausedByErrors) return [];
    return [{ what: `${gone.length} of ${total} ${kind}`, isCausedByErrors }];
  });
}
