const KINDS = ['texts', 'categories', 'collections', 'flavours'] as const;
type Kind = (typeof KINDS)[number];

/** The shown and the broken entries of a document. `shown.texts` has all valid texts, even if no section uses them. */
export type Inventory = {
  shown: Record<Kind, string[]>;
  /**
   * Number of broken, duplicate or (except texts) empty entries. If a list is too long, its surplus entries count as
   * one. Infinite if the whole list is broken.
   */
  broken: Record<Kind, number>;
  /** IDs of flavours that are in no collection. */
  unplaced: string[];
};

/** The loss of more than half of the public entries of one kind. */
export type Loss = {
  /** For example, `20 of 20 flavours`. */
  what: string;
  /** If false, an editor may have removed the entries on purpose. */
  isCausedByErrors: boolean;
};

/** The fraction of entries that may be lost without an editor's confirmation. */
const TOLERATED_LOSS = 0.5;

/** Kinds whose broken entries can explain a loss. For example, a broken collection hides its flavours. */
const EXPLAINED_BY: Record<Kind, Kind[]> = {
  texts: ['texts'],
  categories: ['categories'],
  collections: ['collections', 'flavours'],
  flavours: ['collections', 'flavours'],
};

/**
 * Returns the losses between `last` and `next`. A single broken entry is enough to set `isCausedByErrors`, because a
 * backend can send a list whose only entry is an error message.
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
