import { setImmediate as nextTurn } from 'node:timers/promises';

import { Parser } from 'htmlparser2';

export type Script = {
  name: string;
  /** Names are in lower case, values are unchanged. */
  attributes: Record<string, string>;
  text: string;
};

/** `html.slice(start, end)` is the element. */
export type ScriptElement = Script & { start: number; end: number };

/** In characters. Between chunks, the server can answer other requests. Parsing a large page takes half a second. */
const CHUNK_LENGTH = 128 * 1024;

/** Returns the script and link elements in order. Parses the HTML, because a text search would match editors' texts. */
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
