import { setImmediate as nextTurn } from 'node:timers/promises';

import { Parser } from 'htmlparser2';

/** A script, or a link of the document. */
export type Script = {
  name: string;
  /** Of its opening tag: names in lower case, values as they are written. */
  attributes: Record<string, string>;
  /** What stands between its tags, byte for byte. */
  text: string;
};

/** With its offsets in the HTML: `html.slice(start, end)` is the element. */
export type ScriptElement = Script & { start: number; end: number };

/** A few milliseconds' work, after which visitors get their turn: a large page takes half a second to read. */
const CHUNK_LENGTH = 128 * 1024;

/**
 * The scripts and links of a page in document order. Read by a parser, because a search through the text also finds what
 * stands in an attribute, in a comment or in data, and there editors write.
 */
export async function scriptElements(html: string): Promise<ScriptElement[]> {
  const found: ScriptElement[] = [];
  let open: (Omit<ScriptElement, 'text' | 'end'> & { textStart: number }) | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { startIndex: start, endIndex } = parser;
        if (name === 'script') open = { name, attributes, start, textStart: endIndex + 1 };
        else if (name === 'link') found.push({ name, attributes, text: '', start, end: endIndex + 1 });
      },
      onclosetag(name) {
        if (name !== 'script' || !open) return;
        const { textStart, ...element } = open;
        const text = html.slice(textStart, parser.startIndex);
        found.push({ ...element, text, end: parser.endIndex + 1 });
        open = undefined;
      },
    },
    { decodeEntities: false },
  );
  for (let from = 0; from < html.length; from += CHUNK_LENGTH) {
    parser.write(html.slice(from, from + CHUNK_LENGTH));
    await nextTurn();
  }
  parser.end();
  return found;
}
