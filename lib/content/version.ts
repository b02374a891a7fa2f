import { createHash } from 'node:crypto';

import type { MediaPolicy } from './media';
import { parseDocument, type Parsed } from './parse';

/** One state of a deployment's content. */
export type Version = Parsed & {
  deployment: string;
  /** A short digest of the document: the same text is the same version on every instance. */
  id: string;
  text: string;
  etag?: string;
  loadedAt: Date;
};

const ID_LENGTH = 12;

/** The document is not JSON. */
export class NotJsonError extends Error {}

/** @throws NotJsonError where the text is no JSON at all */
export function toVersion(deployment: string, text: string, media: MediaPolicy, etag?: string): Version {
  return {
    ...parseDocument(parseJson(text), media),
    deployment,
    id: createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH),
    text,
    etag,
    loadedAt: new Date(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new NotJsonError(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
