import serialise from 'dom-serializer';
import { type ChildNode, type Document, Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

import { ANY_BLOCK, BLOCKS, type Html, spaced, tagsOf, wordsOf } from './html-words';

const { filter, prepend, removeElement } = DomUtils;

/** What editors may use: phrases, paragraphs, lists, quotations and links. Headings belong to the page. */
const INLINE_TAGS = ['a', 'b', 'br', 'em', 'i', 's', 'small', 'strong', 'sub', 'sup', 'u'];
const BLOCK_TAGS = ['blockquote', 'cite', 'li', 'ol', 'p', 'ul'];

const STRIPPED_IN_LINES = tagsOf(BLOCKS.filter((name) => !INLINE_TAGS.includes(name)));
const STRIPPED_IN_BLOCKS = tagsOf(
  BLOCKS.filter((name) => !INLINE_TAGS.includes(name) && !BLOCK_TAGS.includes(name)),
);

/** Deeper tags are dropped and their words kept: what reads the tree would run out of stack. */
const NESTING_LIMIT = 50;

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: [...INLINE_TAGS, ...BLOCK_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href, rel: 'noopener' }) } }),
  },
};

const MARKED_POLICY = { ...POLICY, allowedTags: [...INLINE_TAGS, ...BLOCK_TAGS, 'mark'] };

/** Text as paragraphs: an editor's blank line parts paragraphs and a line break stays one, unless markup does it already. */
function paragraphs(html: string): string {
  if (/<(?:p|ul|ol|blockquote)\b/i.test(html)) return html;
  return html
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

/** Markup for a block of text; undefined where sanitising leaves nothing to read. */
export function richText(value: string): Html | undefined {
  const html = sanitizeHtml(spaced(value, STRIPPED_IN_BLOCKS), POLICY).trim();
  return plainText(html) ? (paragraphs(html) as Html) : undefined;
}

/** Markup within a line: no paragraphs, lists or quotations. */
export function inlineText(value: string): Html | undefined {
  const html = sanitizeHtml(spaced(value, STRIPPED_IN_LINES), {
    ...POLICY,
    allowedTags: INLINE_TAGS,
  }).trim();
  return plainText(html) ? (html as Html) : undefined;
}

/**
 * The words of any value, which may hold markup or entities: `Sel &amp; <b>poivre</b>` -> `Sel & poivre`.
 */
export function plainText(value: string): string {
  const html = sanitizeHtml(spaced(value, ANY_BLOCK), { ...POLICY, allowedAttributes: {} }) as Html;
  return wordsOf(html) ?? '';
}

/** Parts of a text as [start, end) offsets, in order and apart. */
export type Range = [start: number, end: number];

/** Wraps parts of the words in `<mark>`; `find` sees text only, never tags, attributes or entities. */
export function markText(html: Html, find: (text: string) => Range[]): Html {
  const document = parseDocument(html);
  for (const text of textNodes(document)) {
    const ranges = find(text.data);
    if (ranges.length === 0) continue;
    const parts: ChildNode[] = [];
    let from = 0;
    for (const [start, end] of ranges) {
      parts.push(new Text(text.data.slice(from, start)));
      parts.push(new Element('mark', {}, [new Text(text.data.slice(start, end))]));
      from = end;
    }
    parts.push(new Text(text.data.slice(from)));
    for (const part of parts) prepend(text, part);
    removeElement(text);
  }
  // That serialiser leaves < and > in attributes as they are. What reaches the page is written by the sanitiser alone.
  return sanitizeHtml(serialise(document, { encodeEntities: 'utf8' }), MARKED_POLICY) as Html;
}

function textNodes(document: Document): Text[] {
  return filter((node): node is Text => node instanceof Text, document, true) as Text[];
}
