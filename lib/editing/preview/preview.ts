import type { PreviewFault } from './fault';

/** The state of a preview, for rendering a page for an editor. */
export type Preview = {
  /** Time when the preview ends. Undefined in development, where previews do not end. */
  ends?: Date;
  /** Name of the previewed deployment, if the page shows the public version for a comparison. */
  comparedWith?: string;
  /**
   * The reason why the previewed deployment is not shown. The page then shows the deployment's last good version. If no
   * good version is known, the page shows the public version.
   */
  fault?: PreviewFault;
};
