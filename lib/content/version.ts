import { documentReader } from './document-reader';
import type { MediaPolicy } from './media';
import type { Parsed } from './parse';
import { UnreadableDocumentError } from './unreadable';

/** One state of a deployment's content. */
export type Version = Parsed & {
  deployment: string;
  /** A short digest of the document: the same text is the same version on every instance. */
  id: string;
  text: string;
  etag?: string;
  loadedAt: Date;
};

/** @throws UnreadableDocumentError with the reason, fit for an editor */
export async function readVersion(
  deployment: string,
  text: string,
  media: MediaPolicy,
  etag?: string,
): Promise<Version> {
  const reading = await documentReader({ text, media });
  if (reading.kind === 'unreadable') throw new UnreadableDocumentError(reading.reason, text);
  return { ...reading.parsed, deployment, id: reading.id, text, etag, loadedAt: new Date() };
}
