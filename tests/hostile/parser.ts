import fc from 'fast-check';

import { hostileDocument } from './documents';
import { expectThat } from './properties';

import { parseDocument } from '@/lib/content/parse';

/** The parser never throws, and no property of a problem is empty. */
export const parserHolds = fc.property(hostileDocument, (document) => {
  for (const problem of parseDocument(document, { origins: [] }).problems)
    for (const [part, words] of Object.entries(problem))
      expectThat(words.trim() !== '', `a problem without ${part}: ${JSON.stringify(problem)}`);
});
