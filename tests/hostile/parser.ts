import fc from 'fast-check';

import { hostileDocument } from './documents';
import { expectThat } from './properties';

import { parseDocument } from '@/lib/content/parse';

/** Checks that the parser never throws, and that no property of a reported problem is empty. */
export const parserHolds = fc.property(hostileDocument, (document) => {
  for (const problem of parseDocument(document, { origins: [] }).problems)
    for (const [part, words] of Object.entries(problem))
      expectThat(words.trim() !== '', `a problem without ${part}: ${JSON.stringify(problem)}`);
});
