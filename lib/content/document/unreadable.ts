/** Thrown if a document is not JSON, is not in its declared charset, or takes too long to read. */
export class UnreadableDocumentError extends Error {
  constructor(
    message: string,
    /** Undefined if the document could not be decoded. */
    readonly text?: string,
    readonly origin: { locale?: string; file?: string } = {},
  ) {
    super(message);
  }
}
