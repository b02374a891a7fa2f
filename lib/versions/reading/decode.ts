import { UnreadableDocumentError } from '@/lib/content/document/unreadable';

/** The charset of JSON by RFC 8259, section 8.1. */
const DEFAULT_CHARSET = 'utf-8';

const BYTE_ORDER_MARKS: [charset: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a document in the charset of its byte order mark, or else in its declared charset, or else in UTF-8.
 * @throws UnreadableDocumentError if the charset is unknown or a byte is invalid
 */
export function decodeDocument(bytes: Buffer, contentType?: string): string {
  const [marked] = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const charset = marked ?? declaredCharset(contentType) ?? DEFAULT_CHARSET;
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(bytes);
  } catch {
    const place = decoder.encoding === 'utf-8' ? `byte ${firstInvalidByte(bytes)}` : 'a byte of it';
    throw new UnreadableDocumentError(
      `the document is not ${decoder.encoding}: ${place} is not; send it as UTF-8, or name its charset in Content-Type`,
    );
  }
}

function declaredCharset(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1];
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new UnreadableDocumentError(`the document's charset "${charset.slice(0, 40)}" is not known`);
  }
}

const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Finds the first U+FFFD that decoding inserted in place of an invalid byte. */
function firstInvalidByte(bytes: Buffer): number {
  let offset = 0;
  for (const part of bytes.toString('utf8').split(REPLACEMENT)) {
    offset += Buffer.byteLength(part);
    if (!bytes.subarray(offset, offset + REPLACEMENT_BYTES.length).equals(REPLACEMENT_BYTES)) return offset;
    offset += REPLACEMENT_BYTES.length;
  }
  return offset;
}
