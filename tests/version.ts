import { parseDocument } from '@/lib/content/parse';
import type { Version } from '@/lib/content/version';
import { aDocument, OWN_MEDIA } from '@/tests/content';

/** A parsed version of a document under an id of the test's choice. */
export function aVersion(id: string, document: object = aDocument()): Version {
  const text = JSON.stringify(document);
  return { ...parseDocument(document, OWN_MEDIA), deployment: 'live', id, text, loadedAt: new Date(0) };
}
