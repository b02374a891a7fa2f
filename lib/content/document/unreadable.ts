/** Thrown, for example, if a text is not JSON or takes too much time or memory to read. */
export class UnreadableDocumentError extends Error {
  constructor(
    message: string,
    /** Undefined if the document could not be decoded or was not stored. */
    readonly text?: string,
    readonly origin: { locale?: string; file?: string } = {},
  ) {
    super(message);
  }
}
