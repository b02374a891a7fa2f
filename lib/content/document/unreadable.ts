/** The document is not JSON or not in its charset, or it asks for more work than one may. */
export class UnreadableDocumentError extends Error {
  constructor(
    message: string,
    /** The document, where there is one to look into. */
    readonly text?: string,
  ) {
    super(message);
  }
}
