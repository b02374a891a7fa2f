import { DomUtils, parseDocument } from 'htmlparser2';

/** Sanitised HTML. Only values of this type may be rendered as HTML. */
export type Html = string & { readonly sanitised: unique symbol };

/** Elements that separate words (HTML standard, chapter "Rendering"). */
export const BLOCKS = [
  ...'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset'.split(
    ' ',
  ),
  ...'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol'.split(
    ' ',
  ),
  ...'optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp'.split(
    ' ',
  ),
];
export const tagPattern = (names: string[]) => new RegExp(`</?(?:${names.join('|')})(?![\\w-])`, 'gi');
export const ANY_BLOCK = tagPattern(BLOCKS);

/** Adds a separator before block tags, so that words stay separate when the tags are removed. */
export function separateBlocks(html: string, blocks: RegExp, separator: ' ' | '\n' | '\u2028' = ' '): string {
  return html.replace(blocks, `${separator}$&`);
}

/**
 * Returns the text of HTML on one line. Replaces lone surrogates, for which `encodeURIComponent` throws. This function
 * is not in html.ts, because pages must not load the sanitiser.
 */
export function htmlToText(html: Html | undefined): string | undefined {
  if (html === undefined) return undefined;
  const words = DomUtils.textContent(parseDocument(separateBlocks(html, ANY_BLOCK)))
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
  return words || undefined;
}

/** Returns the text of HTML, each block on a new line. Line breaks in the code become spaces, as in browsers. */
export function htmlToLines(html: string): string {
  return textOf(separateBlocks(joinLines(html), ANY_BLOCK, '\n'));
}

export const textOf = (html: string): string => DomUtils.textContent(parseDocument(html));

/** Replaces each line break character with one space, so that offsets stay valid. */
export const joinLines = (text: string) => text.replace(/[\r\n]/g, ' ');
