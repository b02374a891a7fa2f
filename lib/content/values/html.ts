import serialise from 'dom-serializer';
import { type ChildNode, type Document, Element, Text } from 'domhandler';
import { htmlTagNames } from 'html-tag-names';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

import { ANY_BLOCK, BLOCKS, type Html, htmlToText, separateBlocks, tagPattern, textOf } from './html-text';

const { filter, prepend, removeElement } = DomUtils;

/** Headings are left out, because the page has its own headings. */
const INLINE_TAGS = ['a', 'b', 'br', 'em', 'i', 's', 'small', 'strong', 'sub', 'sup', 'u'];
const BLOCK_TAGS = ['blockquote', 'cite', 'li', 'ol', 'p', 'ul'];

const STRIPPED_IN_LINES = tagPattern(BLOCKS.filter((name) => !INLINE_TAGS.includes(name)));
const STRIPPED_IN_BLOCKS = tagPattern(
  BLOCKS.filter((name) => !INLINE_TAGS.includes(name) && !BLOCK_TAGS.includes(name)),
);

/** Limits recursion, which could overflow the stack. Deeper tags are removed, but their text is kept. */
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

function paragraphs(html: string): string {
  if (/<(?:p|ul|ol|blockquote)\b/i.test(html)) return html;
  return html
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

/** Marks the start and the end of each block whose tags `sanitise` removes. */
const LINE = '\u2028';
const BLOCK = `</?(?:${BLOCK_TAGS.join('|')})>`;
const STARTS_WITH_BLOCK = new RegExp(`^${BLOCK}`);
const ENDS_WITH_BLOCK = new RegExp(`${BLOCK}$`);
const LONGEST_BLOCK = '</blockquote>'.length;

/**
 * Turns each `LINE` into a line break, because `<div>coconut</div><div>milk</div>` is not coconut milk. Adds no line
 * break beside a kept block tag, which already separates the words.
 */
function linesFrom(html: string): string {
  const lines = html
    .split(LINE)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines
    .map((line, index) => {
      const last = lines[index - 1]?.slice(-LONGEST_BLOCK) ?? '';
      const isApart = index === 0 || ENDS_WITH_BLOCK.test(last) || STARTS_WITH_BLOCK.test(line);
      return isApart ? line : `<br /> ${line}`;
    })
    .join(' ');
}

/** Also removes `rel` from links without `href`, because HTML allows `rel` only beside `href`. */
function sanitise(html: string, policy: sanitizeHtml.IOptions): string {
  return sanitizeHtml(html, policy).replaceAll('<a rel="noopener">', '<a>').trim();
}

export function richText(value: string): Html | undefined {
  const html = linesFrom(sanitise(separateBlocks(value, STRIPPED_IN_BLOCKS, LINE), POLICY));
  return plainText(html) ? (paragraphs(html) as Html) : undefined;
}

export function inlineText(value: string): Html | undefined {
  const html = sanitise(separateBlocks(value, STRIPPED_IN_LINES), { ...POLICY, allowedTags: INLINE_TAGS });
  return plainText(html) ? (html as Html) : undefined;
}

/** Returns the text on one line, without tags. */
export function plainText(value: string): string {
  const html = sanitizeHtml(separateBlocks(value, ANY_BLOCK), { ...POLICY, allowedAttributes: {} }) as Html;
  return htmlToText(html) ?? '';
}

/** Returns the text of any HTML. Each block, `<br>` and line break in the code begins a new line. */
export function plainLines(value: string): string {
  const html = sanitizeHtml(separateBlocks(value, ANY_BLOCK, '\n'), { ...POLICY, allowedAttributes: {} });
  return withoutJoiners(textOf(html))
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[ \t\f]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/**
 * All HTML tags except three. The sanitiser would remove the words inside these three tags, so `keepWords` turns the
 * three tags into text.
 */
const KNOWN_TAGS = htmlTagNames.filter((name) => !['option', 'textarea', 'xmp'].includes(name));

/**
 * Matches each `<` that must stay in the text: in `<hazelnuts>`, in a tag without `>`, in `<![CDATA[` and in `a < b`.
 * Does not match tags such as `<o:p>`, which word processors add.
 */
const UNKNOWN_TAG = new RegExp(
  `<(?!/?(?:${KNOWN_TAGS.join('|')})(?![\\w-])[^<>]*>|/?[a-z][\\w-]*:|!--|[!?](?!\\[CDATA)[^<>]*>)`,
  'gi',
);

const TAGS_IN_WORD = /(?<=[\p{L}\p{M}\p{Cf};])(?=(?:<[/a-z!][^<>]*>)+[\p{L}&])/giu;

/**
 * Keeps words that the sanitiser would lose, such as `<hazelnuts>`. Inserts an invisible character (U+2060) before tags
 * between two letters, because a new word may begin there. Without the character, removing the tags would join the two
 * words.
 */
export const keepWords = (value: string): string =>
  value.replace(UNKNOWN_TAG, '&lt;').replace(TAGS_IN_WORD, '\u2060');

/** Removes the invisible characters that `keepWords` inserts. Pages must not contain them. */
export const withoutJoiners = <Text extends string>(text: Text): Text =>
  text.replaceAll('\u2060', '') as Text;

/** Offsets [start, end) in a text. */
export type Range = [start: number, end: number];

/**
 * Wraps parts of an HTML text in `<mark>`.
 * @param find receives a text without tags and entities. Returns ranges in ascending order, without overlaps.
 */
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
  // Sanitises again, because the serialiser does not escape < and > in attributes.
  return sanitizeHtml(serialise(document, { encodeEntities: 'utf8' }), MARKED_POLICY) as Html;
}

function textNodes(document: Document): Text[] {
  return filter((node): node is Text => node instanceof Text, document, true) as Text[];
}
