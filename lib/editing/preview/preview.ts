import type { PreviewFault } from './fault';

/** How a page is rendered for an editor. */
export type Preview = {
  /** Time when the preview ends. Undefined in development, where previews do not end. */
  ends?: Date;
  /** Set if the public version is rendered for a comparison: the previewed deployment to which it is compared. */
  comparedWith?: string;
  /**
   * The reason why the previewed deployment is not shown. The page then shows the deployment's last good version. If no
   * good version is known, the page shows the public version.
   */
  fault?: PreviewFault;
};
