import { Parser } from 'htmlparser2';

import { compress } from './compress';
import { deferScripts } from './deferred-scripts';
import { etagOf } from './etag';
import { inlineScripts } from './inline-scripts';
import { KEEP_HEAD_SCRIPT } from './keep-head-script';
import type { Rendered } from './render';
import { scriptElements } from './script-elements';
import type { StoredPage } from './stored-page';

const END = '</head>';
const KEEP_HEAD_ELEMENT = `<script>${KEEP_HEAD_SCRIPT}</script>`;

/**
 * Returns `page` with the head of another render (docs/decisions/0010-links-of-flavours.md). To save memory, the new
 * page stores only its head, and uses the rest of `page`.
 * @throws Error if `page` or the render has no head
 */
export async function withHeadOf(page: StoredPage, { body }: Rendered): Promise<StoredPage> {
  const headed = await deferScripts(body.toString('utf8'));
  const html = page.bodies.identity.toString('utf8');
  const ownHead = headed.html.slice(0, headLength(headed.html) - END.length);
  const head = Buffer.from(ownHead + KEEP_HEAD_ELEMENT + END);
  const rest = page.bodies.identity.subarray(Buffer.byteLength(html.slice(0, headLength(html))));
  const whole = () => Buffer.concat([head, rest]);
  const sent = whole();
  const { br, gzip } = await compress(sent);
  const keptBytes = br.length + gzip.length + head.length;
  const { hashes: scriptHashes, faults } = inlineScripts(await scriptElements(sent.toString('utf8')));
  return {
    ...page,
    bodies: {
      br,
      gzip,
      get identity() {
        return whole();
      },
    },
    keptBytes,
    etag: etagOf(sent),
    scriptHashes,
    faults,
  };
}

const CHUNK_LENGTH = 16 * 1024;

/** Uses a parser, because a text search could find `</head>` in an editor's text. */
function headLength(html: string): number {
  let length: number | undefined;
  const parser = new Parser({
    onclosetag(name) {
      if (name === 'head') length ??= parser.endIndex + 1;
    },
  });
  for (let from = 0; from < html.length && length === undefined; from += CHUNK_LENGTH)
    parser.write(html.slice(from, from + CHUNK_LENGTH));
  if (length === undefined) throw new Error('the page has no head');
  return length;
}
