/** Returns whether the browser is prerendering the page. Always false in browsers without prerendering. */
export const isPrerendering = () => 'prerendering' in document && document.prerendering === true;

/**
 * Calls back when the page is visible: at once, or when the visitor opens a prerendered page.
 * @returns a function that cancels the callback
 */
export function whenSeen(seen: () => void): () => void {
  if (!isPrerendering()) {
    seen();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', seen, { once: true });
  return () => document.removeEventListener('prerenderingchange', seen);
}
