import type { PreviewFault } from './fault';

/** The state of a preview, for rendering a page for an editor. */
export type Preview = {
  /** Undefined in development, where previews do not end. */
  ends?: Date;
  /** The previewed deployment, if the page shows the public version for a comparison. */
  comparedWith?: string;
  /**
   * The reason why the previewed deployment is not shown. The page then shows its last good version or, if none is
   * known, the public version.
   */
  fault?: PreviewFault;
};
