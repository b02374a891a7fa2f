import { UnreadableDocumentError } from '@/lib/content/document/unreadable';

/** RFC 8259: JSON between systems is UTF-8, unless something says otherwise. */
const DEFAULT_CHARSET = 'utf-8';

/** Marks at the beginning of a text; they outweigh what a header says. */
const BYTE_ORDER_MARKS: [charset: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * A document's text by the charset that it declares.
 * @param contentType the header of that name, where there is one
 * @throws UnreadableDocumentError where the bytes are not of that charset, with the first that is not
 */
export function decodeDocument(bytes: Buffer, contentType?: string): string {
  const [marked] = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const charset = marked ?? declaredCharset(contentType) ?? DEFAULT_CHARSET;
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(bytes);
  } catch {
    const place = decoder.encoding === 'utf-8' ? `byte ${firstThatIsNotUtf8(bytes)}` : 'a byte of it';
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

/** Counted from 0. A replacement character that the document itself holds is not meant. */
function firstThatIsNotUtf8(bytes: Buffer): number {
  let offset = 0;
  for (const part of bytes.toString('utf8').split(REPLACEMENT)) {
    offset += Buffer.byteLength(part);
    if (!bytes.subarray(offset, offset + REPLACEMENT_BYTES.length).equals(REPLACEMENT_BYTES)) return offset;
    offset += REPLACEMENT_BYTES.length;
  }
  return offset;
}
