import type { PreviewFault } from './fault';

/** The state of a preview, for rendering a page for an editor. */
export type Preview = {
  /** The end of the preview. Undefined in development, and on pages that do not show this time. */
  ends?: Date;
  /** The previewed deployment, if the page shows the public version for a comparison. */
  comparedWith?: string;
  /** Below the fault, the page shows the last good version of the previewed deployment, if one is known. */
  fault?: PreviewFault;
};
