import type { Version } from '../version';

import { logLosses, lossRefusal } from './loss-refusal';
import { readEditions } from './read-editions';
import { readVersion } from './read-version';
import { SourceError } from './source';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';

export type Refusal = { kind: 'refused' | 'down' | 'missing'; reason: string };

export type SourceCheck =
  { kind: 'found'; version: Version } | { kind: 'unchanged'; etag?: string } | Refusal;

/** Returns the reason to refuse a document. */
export type DocumentCheck = (found: Version) => Promise<string | undefined>;

/**
 * Reads a deployment and decides whether its version may replace the public version.
 * @param isUnconfirmed true for a publish without `anyway` (see `lossRefusal`)
 */
export async function checkSource(
  settings: Environment,
  deployment: string,
  shown: Version | undefined,
  isUnconfirmed: boolean,
  check?: DocumentCheck,
): Promise<SourceCheck> {
  const last = shown?.deployment === deployment ? shown : undefined;
  try {
    const answer = await readEditions(settings, deployment, last);
    if (answer.kind === 'unchanged') return { kind: 'unchanged', etag: last?.etag };
    if (answer.text === last?.text) return { kind: 'unchanged', etag: answer.etag };
    const version = await readVersion(deployment, answer.text, settings, answer.etag);
    const ownReason = await check?.(version);
    const reason = version.fault ?? (shown && lossRefusal(shown, version, isUnconfirmed)) ?? ownReason;
    if (shown && reason === undefined) logLosses(shown, version);
    return foundOrRefused(reason, version);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return unreadable(error);
    if (error instanceof SourceError)
      return { kind: error.kind === 'missing' ? 'missing' : 'down', reason: error.message };
    // An unexpected error must not take down the public page.
    log('error', 'content.read.failed', {
      deployment,
      reason: error instanceof Error ? error.stack : String(error),
    });
    return { kind: 'refused', reason: `the document could not be read: ${String(error)}` };
  }
}

export const foundOrRefused = (reason: string | undefined, version: Version): SourceCheck =>
  reason === undefined ? { kind: 'found', version } : { kind: 'refused', reason };

const unreadable = ({ message }: UnreadableDocumentError): Refusal => ({ kind: 'refused', reason: message });

/** A document that was public at an earlier time. */
export type StoredDocument = { deployment: string; text: string };

/** Accepts the document even if most of the page would disappear. */
export async function checkStored(
  settings: Environment,
  { deployment, text }: StoredDocument,
  shown: Version | undefined,
  check?: DocumentCheck,
): Promise<SourceCheck> {
  if (shown?.deployment === deployment && shown.text === text) return { kind: 'unchanged', etag: shown.etag };
  try {
    const version = await readVersion(deployment, text, settings);
    const reason = (await check?.(version)) ?? version.fault;
    return foundOrRefused(reason, version);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return unreadable(error);
    throw error;
  }
}
