export const isPrerendering = () => 'prerendering' in document && document.prerendering === true;

/**
 * Calls `callback` when the visitor opens the page, if the browser is prerendering the page. Otherwise, calls
 * `callback` at once.
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
