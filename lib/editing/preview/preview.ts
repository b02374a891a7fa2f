import type { PreviewFault } from './fault';

/** How a page is rendered for an editor. */
export type Preview = {
  /** Time when the preview ends. Undefined in development, where previews do not end. */
  ends?: Date;
  /** The previewed deployment, if the public version is rendered for comparison with the preview. */
  comparedWith?: string;
  /**
   * The reason why the previewed deployment is not shown. Its last good version is then rendered or, if there is none,
   * the public version.
   */
  fault?: PreviewFault;
};
