const KINDS = ['texts', 'categories', 'collections', 'flavours'] as const;
type Kind = (typeof KINDS)[number];

/** The entries of a document that are on the page, and the number of entries that are lost. */
export type Inventory = {
  shown: Record<Kind, string[]>;
  /**
   * Number of lost entries: the broken entries, the empty entries and the entries whose key is a duplicate. If a list
   * exceeds its limit, all entries above the limit count as one lost entry.
   */
  broken: Record<Kind, number>;
  /** IDs of flavours that are in no collection. */
  unplaced: string[];
};

/** A large loss: a new version lacks more than half of the public entries of one kind. */
export type Loss = {
  /** Text for messages, such as `20 of 20 flavours`. */
  what: string;
  /** Whether broken entries explain the loss. If not, the editor may have intended the loss. */
  isCausedByErrors: boolean;
};

/** The fraction of the entries of one kind that may disappear without confirmation. */
const TOLERATED_LOSS = 0.5;

/**
 * Map from the kind of the lost entries to the kinds whose broken entries can explain the loss. Example: a broken
 * collection can explain lost flavours, because a flavour without a collection is not shown.
 */
const EXPLAINED_BY: Record<Kind, Kind[]> = {
  texts: ['texts'],
  categories: ['categories'],
  collections: ['collections', 'flavours'],
  flavours: ['collections', 'flavours'],
};

/**
 * Returns the kinds that would lose more than half of their entries. Losses caused by broken entries are first. One
 * broken entry is enough to explain a loss. An error that a backend sends instead of a whole list counts as one broken
 * entry.
 */
export function largeLosses(last: Inventory, next: Inventory): Loss[] {
  return KINDS.flatMap((kind) => {
    const [stillShown, unplaced] = [new Set(next.shown[kind]), new Set(next.unplaced)];
    const gone = last.shown[kind].filter((key) => !stillShown.has(key));
    const total = last.shown[kind].length;
    if (gone.length <= total * TOLERATED_LOSS) return [];
    const lostPlaces = kind === 'flavours' && gone.some((key) => unplaced.has(key));
    const isCausedByErrors = lostPlaces || EXPLAINED_BY[kind].some((cause) => next.broken[cause] > 0);
    // If other entries replace the missing entries, the change is intended and needs no confirmation.
    const isReplaced = next.shown[kind].length >= total * (1 - TOLERATED_LOSS);
    if (isReplaced && !isCausedByErrors) return [];
    return [{ what: `${gone.length} of ${total} ${kind}`, isCausedByErrors }];
  }).sort((a, b) => Number(b.isCausedByErrors) - Number(a.isCausedByErrors));
}
