import { type SyntaxFault, syntaxFault } from './syntax-fault';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { SourceError } from '@/lib/versions/source';

/** Faults of a preview link. Their pages are the same for everybody, so they are stored. */
export const LINK_FAULTS = ['not-whole', 'expired', 'no-name', 'ended'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/** Why a preview cannot be shown. */
export type PreviewFault =
  | { kind: LinkFault }
  | {
      kind: 'not-json' | 'unreadable' | 'missing' | 'slow' | 'down';
      deployment: string;
      /** As written to the log. */
      reason: string;
      place?: SyntaxFault;
    };

/** The HTTP status of the page for each fault. */
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

/** Returns why a deployment could not be loaded. Throws the error again if it is a bug of the program. */
export function previewFaultOf(error: unknown, deployment: string): PreviewFault {
  if (error instanceof SourceError) return { kind: error.kind, deployment, reason: error.message };
  if (!(error instanceof UnreadableDocumentError)) throw error;
  const place = error.text === undefined ? undefined : syntaxFault(error.text);
  return { kind: place ? 'not-json' : 'unreadable', deployment, reason: error.message, place };
}
