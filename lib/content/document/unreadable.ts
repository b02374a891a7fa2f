/** Thrown if a document cannot be read. For example, the text is not JSON, or reading takes too much time or memory. */
export class UnreadableDocumentError extends Error {
  constructor(
    message: string,
    /** Text of the document. Undefined if the document could not be decoded, or was not stored. */
    readonly text?: string,
    readonly origin: { locale?: string; file?: string } = {},
  ) {
    super(message);
  }
}
