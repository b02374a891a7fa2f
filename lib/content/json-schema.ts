import { z } from 'zod';

import { documentWire } from './schema';

/** The JSON Schema of a content document, made from the very fields that the parser reads. */
export function contentSchema(): object {
  return {
    ...z.toJSONSchema(documentWire(), { io: 'input', unrepresentable: 'any', reused: 'ref' }),
    title: 'A deployment of storefront content',
  };
}
