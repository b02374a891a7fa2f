import { type SyntaxFault, syntaxFault } from '../checks/syntax-fault';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { SourceError } from '@/lib/versions/reading/source';

/** Faults whose error pages the server caches, because all editors get the same page. */
export const LINK_FAULTS = ['not-whole', 'expired', 'no-name', 'ended'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

export type PreviewFault =
  | { kind: LinkFault }
  | {
      kind: 'not-json' | 'unreadable' | 'missing' | 'slow' | 'down';
      deployment: string;
      reason: string;
      /** Such as `autumn.fr.json`, so that editors see which language to correct. */
      file?: string;
      place?: SyntaxFault;
    };

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

/** Returns why a deployment could not be loaded. Rethrows other errors, which are bugs. */
export function previewFaultOf(error: unknown, deployment: string): PreviewFault {
  if (error instanceof SourceError) return { kind: error.kind, deployment, reason: error.message };
  if (!(error instanceof UnreadableDocumentError)) throw error;
  const place = error.text === undefined ? undefined : syntaxFault(error.text);
  return {
    kind: place ? 'not-json' : 'unreadable',
    deployment,
    reason: error.message,
    file: error.origin.file,
    place,
  };
}
