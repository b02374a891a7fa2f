import { readEditions } from './read-editions';
import { readVersion } from './read-version';
import { SourceError } from './source';
import { editionOf, type Version } from './version';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { largeLosses, type Loss } from '@/lib/content/inventory';
import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';

/** Why there is nothing to show in place of what is shown. */
export type Refusal = { kind: 'refused' | 'down' | 'missing'; reason: string };

/** What the source has now, measured against what is shown. */
export type SourceCheck =
  { kind: 'found'; version: Version } | { kind: 'unchanged'; etag?: string } | Refusal;

/**
 * Whether somebody says that a page may lose most of what it shows without anything being broken. A publish can be asked
 * again and has to say so; a refresh has nobody to ask, and what an editor did counts as meant. A publish of another
 * deployment is meant to show something else.
 */
export type Confirmation = 'needed' | 'given' | 'nobody-to-ask';

/**
 * Sees a document before anything else is said of it.
 * @returns why it is not to be shown; undefined where nothing speaks against it
 */
export type Judge = (found: Version) => string | undefined;

/** Asks the source for a deployment, and judges whether its document may replace the one that is shown. */
export async function checkSource(
  settings: Environment,
  deployment: string,
  shown: Version | undefined,
  confirmation: Confirmation = 'nobody-to-ask',
  judge?: Judge,
): Promise<SourceCheck> {
  const last = shown?.deployment === deployment ? shown : undefined;
  try {
    const answer = await readEditions(settings, deployment, last);
    if (answer.kind === 'unchanged') return { kind: 'unchanged', etag: last?.etag };
    if (answer.text === last?.text) return { kind: 'unchanged', etag: answer.etag };
    const version = await readVersion(deployment, answer.text, settings, answer.etag);
    const judgement = judge?.(version);
    const reason = version.fault ?? lossReason(shown, version, confirmation) ?? judgement;
    return foundUnless(reason, version);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return unreadable(error);
    if (error instanceof SourceError)
      return { kind: error.isMissing ? 'missing' : 'down', reason: error.message };
    // Nothing else is expected; whatever it is, visitors keep the page that they have.
    log('error', 'content.read.failed', {
      deployment,
      reason: error instanceof Error ? error.stack : String(error),
    });
    return { kind: 'refused', reason: `the document could not be read: ${String(error)}` };
  }
}

/** @param reason why the version is not to be shown, if anything speaks against it */
export const foundUnless = (reason: string | undefined, version: Version): SourceCheck =>
  reason === undefined ? { kind: 'found', version } : { kind: 'refused', reason };

const unreadable = ({ message }: UnreadableDocumentError): Refusal => ({ kind: 'refused', reason: message });

/** Why a document is refused by what is gone from the page by being broken; undefined where nothing is. */
export function breakageReason(shown: Version, next: Version): string | undefined {
  const losses = lossesOf(shown, next);
  if (!losses[0]?.isCausedByErrors) return undefined;
  return `more than half of what the page shows would be gone by being broken: ${whatOf(losses)}`;
}

/** What each language loses: one that loses half of its page is not made good by another that loses nothing. */
function lossesOf(shown: Version, next: Version): Loss[] {
  return next.editions
    .flatMap(({ locale, inventory }) =>
      largeLosses(editionOf(shown, locale).inventory, inventory).map(({ what, isCausedByErrors }) => ({
        what: locale === undefined ? what : `${what} (${locale})`,
        isCausedByErrors,
      })),
    )
    .sort((a, b) => Number(b.isCausedByErrors) - Number(a.isCausedByErrors));
}

const whatOf = (losses: Loss[]) => losses.map(({ what }) => what).join(', ');

/** A document that was public once, and the deployment that it was public as. */
export type Kept = { deployment: string; text: string };

/** Judges a document that was public once: whoever asks for it back means it, however much of the page it changes. */
export async function checkKept(
  settings: Environment,
  { deployment, text }: Kept,
  shown: Version | undefined,
  judge?: Judge,
): Promise<SourceCheck> {
  if (shown?.deployment === deployment && shown.text === text) return { kind: 'unchanged', etag: shown.etag };
  try {
    const version = await readVersion(deployment, text, settings);
    const reason = judge?.(version) ?? version.fault;
    return foundUnless(reason, version);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return unreadable(error);
    throw error;
  }
}

/** Why what is gone from the page keeps a document from it; what is only worth a word is logged. */
function lossReason(
  shown: Version | undefined,
  next: Version,
  confirmation: Confirmation,
): string | undefined {
  const losses = shown ? lossesOf(shown, next) : [];
  if (!shown || losses.length === 0) return undefined;
  const breakage = breakageReason(shown, next);
  if (breakage !== undefined) return breakage;
  const what = whatOf(losses);
  if (confirmation === 'needed' && shown.deployment === next.deployment)
    return `more than half of what the page shows would be gone: ${what}; if that is meant, publish with "anyway": true`;
  log('warn', 'content.shrunk', { deployment: next.deployment, what });
  return undefined;
}
