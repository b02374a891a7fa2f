import { type SyntaxFault, syntaxFault } from './syntax-fault';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { SourceError } from '@/lib/versions/source';

/** Faults of a link or of a preview that is over: their pages are the same for everybody, and kept like other pages. */
export const LINK_FAULTS = ['not-whole', 'expired', 'no-name', 'ended'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/** Why there is nothing to preview. */
export type PreviewFault =
  | { kind: LinkFault }
  | {
      kind: 'not-json' | 'unreadable' | 'missing' | 'slow' | 'down';
      deployment: string;
      /** As the log has it. */
      reason: string;
      place?: SyntaxFault;
    };

/** The HTTP status that a page with this fault is answered with. */
export const FAULT_STATUS: Record<PreviewFault['kind'], number> = {
  'not-whole': 401,
  expired: 401,
  'no-name': 400,
  ended: 410,
  missing: 404,
  'not-json': 422,
  unreadable: 422,
  down: 502,
  slow: 504,
};

/**
 * Why a deployment could not be loaded.
 * @throws the error itself where it is of another kind: a fault of the program
 */
export function loadFault(error: unknown, deployment: string): PreviewFault {
  if (error instanceof SourceError) return { kind: error.kind, deployment, reason: error.message };
  if (!(error instanceof UnreadableDocumentError)) throw error;
  const place = error.text === undefined ? undefined : syntaxFault(error.text);
  return { kind: place ? 'not-json' : 'unreadable', deployment, reason: error.message, place };
}
