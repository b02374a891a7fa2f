/**
 * Thrown if a document cannot be read. Examples: the text is not JSON; reading takes too long; reading needs too much
 * memory.
 */
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
