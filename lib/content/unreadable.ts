/** The document is not JSON or not in its charset, or it asks for more work than one may. */
export class UnreadableDocumentError extends Error {}
