/** What editors read in a preview, in English; other languages have the same keys. */
export const previewEn = {
  title: 'Preview',
  notPublic: 'Not public',
  isPublic: 'This is the public one',
  refused: 'Would be refused by a publish',
  ends: 'Ends {time}',
  publicSince: 'The public page: since',
  by: 'by',
  planned: 'Planned for',
  details: 'Details',
  sound: 'Nothing is wrong, nothing to mend',
  same: 'No difference from the public page',
  problems: 'Problems',
  expected: 'expected',
  found: 'found',
  result: 'result',
  line: 'line {line}, column {column}',
  hints: 'Hints',
  differences: 'Differs from the public page',
  added: 'new',
  removed: 'gone',
  moved: 'moved',
  changed: 'changed',
  fields: 'Fields',
  fieldsHelp: 'Click a thing on the page to see its field; Alt and a click do the same at any time.',
  field: {
    title: 'Field',
    problem: 'Problem',
    copy: 'Copy path',
    copied: 'Copied',
    edit: 'Edit',
    close: 'Close',
  },
  exit: 'End preview',
  faults: {
    reason: 'What was found',
    place: 'Line {line}, column {column}',
    tryAgain: 'Try again',
    shownIsOld: 'The last version that could be shown',
    lastGood: 'Below, for comparison: the last version of “{deployment}” that could be shown, read {time}.',
    'not-json': {
      title: 'Not JSON',
      text: 'The document of “{deployment}” cannot be read: a comma, a quotation mark or a bracket is missing or too many. Mend the place that the mark points at, save, and try again. The public page has not changed.',
    },
    unreadable: {
      title: 'Unreadable',
      text: 'The document of “{deployment}” cannot be read. Mend what is named below, save, and try again. The public page has not changed.',
    },
    missing: {
      title: 'Not there',
      text: 'There is no deployment “{deployment}”. Look whether its name is spelt as that of its document, and whether the document has been saved.',
    },
    slow: {
      title: 'Too slow',
      text: 'The source of “{deployment}” did not answer in full within 5 seconds. Try again in a minute; if that lasts, tell whoever runs the shop’s backend. The public page has not changed.',
    },
    down: {
      title: 'No answer',
      text: 'The source of “{deployment}” could not be read. Try again in a minute; if that lasts, tell whoever runs the shop’s backend. The public page has not changed.',
    },
    'not-whole': {
      title: 'Not a whole link',
      text: 'A part of this preview’s address is missing, or was changed on its way. Copy the link once more, from its first to its last letter, or ask for a new one.',
    },
    expired: {
      title: 'Link expired',
      text: 'This link led to a preview for a time, which is over. Ask whoever sent it for a new one.',
    },
    'no-name': {
      title: 'No such name',
      text: 'The address names no deployment: a name has small letters, digits and hyphens, and 64 characters at most.',
    },
    ended: {
      title: 'Preview ended',
      text: 'The time of this preview is over. To go on, open its link once more or ask for a new one; to see the page as visitors do, end the preview.',
    },
  },
};

export type PreviewWords = typeof previewEn;
