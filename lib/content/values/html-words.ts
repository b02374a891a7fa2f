import { DomUtils, parseDocument } from 'htmlparser2';

/** Markup that has been sanitised; nothing else may reach the page as markup. */
export type Html = string & { readonly sanitised: unique symbol };

/** What browsers lay out as blocks, cells and lines of their own (the HTML standard's chapter on rendering). */
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
export const tagsOf = (names: string[]) => new RegExp(`</?(?:${names.join('|')})(?![\\w-])`, 'gi');
export const ANY_BLOCK = tagsOf(BLOCKS);

/** The words on both sides of a block stay apart when it is taken away: `<h2>Two</h2>3` -> `Two 3`. */
export function spaced(html: string, blocks: RegExp): string {
  return html.replace(blocks, ' $&');
}

/**
 * The words of sanitised markup, as pages say them in their heads; undefined where there are none. Half a character is shown as
 * one that is missing; no address could hold it. Not beside the sanitiser: pages have no use for that, and start sooner without.
 */
export function wordsOf(html: Html | undefined): string | undefined {
  if (html === undefined) return undefined;
  const words = DomUtils.textContent(parseDocument(spaced(html, ANY_BLOCK)))
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
  return words || undefined;
}

/** Returns the text of markup with each block on a line of its own, for a search that must not read across blocks. */
export function linesOf(html: Html): string {
  return DomUtils.textContent(parseDocument(html.replace(ANY_BLOCK, '\n$&')));
}
