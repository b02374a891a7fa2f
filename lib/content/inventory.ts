const KINDS = ['texts', 'categories', 'collections', 'flavours'] as const;
type Kind = (typeof KINDS)[number];

/** What a document puts on the page, and what it fails to. */
export type Inventory = {
  /** What is on the page, by key. */
  shown: Record<Kind, string[]>;
  /** Entries that came to nothing: broken, doubled, beyond a limit, or holes in a list. */
  broken: Record<Kind, number>;
  /** Flavours that are in the document and in no collection. */
  unplaced: string[];
};

/** More than half of what was shown of a kind is gone. */
export type Loss = {
  /** In words, such as `20 of 20 flavours`. */
  what: string;
  /** Whether any of it is explained by something broken; otherwise an editor may have meant it. */
  isByBreakage: boolean;
};

/** Up to this share of a kind may go without a word. */
const TOLERATED_LOSS = 0.5;

/** A collection is on the page as long as it has flavours, and a flavour as long as it has a collection. */
const EXPLAINED_BY: Record<Kind, Kind[]> = {
  texts: ['texts'],
  categories: ['categories'],
  collections: ['collections', 'flavours'],
  flavours: ['collections', 'flavours'],
};

/**
 * The kinds of which more than half would be gone from the page; those that something broken explains come first. One
 * error of a backend, in place of a whole list, breaks one entry: so any that is broken explains all that is gone. Where
 * nothing is broken, what others have taken the place of is not gone.
 */
export function largeLosses(last: Inventory, next: Inventory): Loss[] {
  return KINDS.flatMap((kind) => {
    const [stillShown, unplaced] = [new Set(next.shown[kind]), new Set(next.unplaced)];
    const gone = last.shown[kind].filter((key) => !stillShown.has(key));
    const total = last.shown[kind].length;
    if (gone.length <= total * TOLERATED_LOSS) return [];
    const lostPlaces = kind === 'flavours' && gone.some((key) => unplaced.has(key));
    const isByBreakage = lostPlaces || EXPLAINED_BY[kind].some((cause) => next.broken[cause] > 0);
    // Others in their place are a new range, which nobody has to confirm.
    const isReplaced = next.shown[kind].length >= total * (1 - TOLERATED_LOSS);
    if (isReplaced && !isByBreakage) return [];
    return [{ what: `${gone.length} of ${total} ${kind}`, isByBreakage }];
  }).sort((a, b) => Number(b.isByBreakage) - Number(a.isByBreakage));
}
