import type { SyntaxAdvice } from '../checks/syntax-advice';
import type { GuideKind } from '../field-guide/guide';
import type { PublicationOutcome } from '../publish/publication';

/** The English texts of a preview. Other languages have the same keys. */
export const previewEn = {
  title: 'Preview',
  notPublic: 'Not public',
  isPublic: 'This version is public',
  editsNotPublic: 'The edits are not public yet',
  refused: 'Cannot be published',
  /**
   * The answers to an editor's first questions: can I publish this, what changes for visitors, where do I look first?
   */
  summary: {
    publishing: 'Publishing',
    possible: 'Can be published',
    /** Used if all problems in the preview bar are new. */
    confirmAll: [
      'Can be published; 1 new problem: confirm it',
      'Can be published; {count} new problems: confirm them',
    ] as [one: string, many: string],
    confirmSome: [
      'Can be published; {all} problems, 1 of them new: confirm it',
      'Can be published; {all} problems, {count} of them new: confirm them',
    ] as [one: string, many: string],
    unchanged: 'Nothing to publish',
    outdatedPlan: 'changed since: the latest documents will be published',
    changes: 'Changes for visitors',
    safety: 'allergens or ingredients changed ({count})',
    currency: 'currency changed',
    prices: 'prices changed ({count})',
    shopLinks: 'links to the shop changed ({count})',
    changed: '{count} {kind} changed',
    otherChanges: 'and other changes',
    first: 'Look at first',
  },
  sale: { stopped: 'Nothing can be bought any more', started: 'Products can be bought again' },
  version: 'Version {version}, read at {time}',
  ends: 'This view ends at {time}; then open the link again',
  publicSince: 'Public version online since {time}',
  publicSinceBy: 'Public version online since {time}, published by {name}',
  by: 'by {name}',
  planned: 'Planned for {time}',
  plannedContent: 'A planned publish publishes the documents as they are at its time.',
  publications: 'Publications',
  outcomes: {
    planned: 'planned',
    missing: 'not found',
    down: 'source did not answer',
    refused: 'refused',
    cancelled: 'cancelled',
    replaced: 'public before, without a publish',
    unchanged: 'published, no change',
    updated: 'published',
  } satisfies Record<PublicationOutcome, string>,
  showPublic: 'Show the public page',
  samePublic: 'The public page is the same',
  isShownPublic: 'The public page',
  backToPreview: 'Back to “{deployment}”',
  details: 'Details',
  noFindings: 'No problems, no hints',
  nothing: 'nothing',
  noDifferences: 'No difference from the public page',
  problems: 'Problems',
  isNew: 'new',
  expected: 'expected:',
  found: 'found:',
  result: 'result:',
  line: 'line {line}, column {column}',
  hints: 'Hints',
  kinds: {
    settings: ['setting', 'settings'],
    text: ['text', 'texts'],
    film: ['film', 'films'],
    category: ['category', 'categories'],
    collection: ['collection', 'collections'],
    flavour: ['flavour', 'flavours'],
    product: ['product', 'products'],
    'product section': ['product section', 'product sections'],
  } as Record<GuideKind, [one: string, many: string]>,
  changes: {
    added: '{count} {kind} added',
    removed: '{count} {kind} removed',
    moved: '{kinds}: new order',
    changed: '{kind}',
  },
  colon: ': ',
  semicolon: '; ',
  more: 'and {count} more',
  buyersFacts: 'Facts for buyers: {title}',
  notGiven: 'not given',
  fields: 'Fields',
  fieldsOn: 'Fields: on',
  fieldsOff: 'Turn off Fields',
  fieldsHelp:
    'Click an element of the page to see its field. Press the button again, or Escape, to stop. Alt + click works at any time.',
  frames: 'Frames',
  framesHelp: 'Frames show what is new or different from the public page.',
  field: {
    title: 'Field',
    wholePage: 'The whole page',
    problem: 'Problem:',
    copy: 'Copy the path for a developer',
    copied: 'Copied',
    edit: 'Edit',
    openFlavour: 'Open this flavour',
    follow: 'Use this link or button',
    close: 'Close',
  },
  exit: 'End preview',
  faults: {
    reason: 'Reason',
    place: 'line {line}, column {column}',
    tryAgain: 'Try again',
    advice: {
      'typographic-pair':
        'A curly or single quotation mark stands at ^. Replace it, and the one at the end of the text, with the straight one: "',
      'typographic-quote':
        'A curly or single quotation mark stands at ^. Replace it with the straight one: "',
      'comma-in-number': 'The comma in the number before ^ must be a point: 9.1',
      'extra-comma': 'There is one comma too many before ^, or a value is missing.',
      comment: 'A document cannot have comments. Delete the comment at ^.',
      'ends-early': 'The end of the document is missing: add the last bracket or quotation mark.',
      'open-text': 'The text at ^ has no quotation mark at its end, or a line break in the middle.',
      'quote-in-text':
        'A quotation mark inside a text stands before ^. Replace it with a curly one, or write \\ before it.',
      'missing-comma': 'A comma is missing before ^.',
    } satisfies Record<SyntaxAdvice, string>,
    shownIsOld: 'The last working version is below',
    lastGood: 'Below, for comparison: the last working version of “{deployment}”, loaded on {time}.',
    'not-json': {
      title: 'Invalid JSON',
      text: 'The document of “{deployment}” cannot be read. Correct the place marked with ^, save, and try again. The public page has not changed.',
    },
    unreadable: {
      title: 'Document cannot be read',
      text: 'The document of “{deployment}” cannot be read. Correct what is named below, save, and try again. The public page has not changed.',
    },
    missing: {
      title: 'Not found',
      text: 'There is no deployment “{deployment}”. Check that you spelt the name like the name of its document, and that the document has been saved.',
    },
    slow: {
      title: 'Too slow',
      text: 'The source of “{deployment}” did not send the whole document within 5 seconds. Try again in a minute. If it still fails, contact the person who runs the shop’s backend. The public page has not changed.',
    },
    down: {
      title: 'No answer',
      text: 'The source of “{deployment}” could not be read. Try again in a minute. If it still fails, contact the person who runs the shop’s backend. The public page has not changed.',
    },
    'not-whole': {
      title: 'Incomplete link',
      text: 'Part of this preview’s address is missing or was changed. Copy the whole link again, or ask for a new one.',
    },
    expired: {
      title: 'Link expired',
      text: 'This preview link has expired. Ask the person who sent it for a new one.',
    },
    'no-name': {
      title: 'Invalid name',
      text: 'The address does not contain a valid deployment name. A name has lower-case letters, digits and hyphens, and at most 64 characters.',
    },
    ended: {
      title: 'Preview ended',
      text: 'The time of this preview is over. To continue, open its link again or ask for a new one. To see the page as visitors do, end the preview.',
    },
  },
};

export type PreviewWords = typeof previewEn;
