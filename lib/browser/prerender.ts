/** Whether the browser has prepared the page before anybody looks at it; few browsers do, and the others do not say. */
export const isPrerendering = () => 'prerendering' in document && document.prerendering === true;

/**
 * Calls back when the page is looked at: at once, or, in a page that was prepared unseen, when the visitor comes to it.
 * Answers with what cancels that.
 */
export function whenSeen(seen: () => void): () => void {
  if (!isPrerendering()) {
    seen();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', seen, { once: true });
  return () => document.removeEventListener('prerenderingchange', seen);
}
