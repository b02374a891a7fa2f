export const isPrerendering = () => 'prerendering' in document && document.prerendering === true;

/**
 * Calls `callback` at once, or when the visitor opens the prerendered page.
 * @returns a function that cancels the callback
 */
export function whenActivated(callback: () => void): () => void {
  if (!isPrerendering()) {
    callback();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', callback, { once: true });
  return () => document.removeEventListener('prerenderingchange', callback);
}
