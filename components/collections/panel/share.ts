/**
 * Opens the system's share sheet. If the system has no share sheet, copies the link, and writes the result to the
 * button and to `status`.
 */
export async function share(button: HTMLElement, status: Element | null): Promise<void> {
  const panel = button.closest<HTMLElement>('flavour-panel');
  const id = panel?.dataset.flavourPanel;
  if (!panel || id === undefined) return;
  const title = panel.querySelector('h4')?.textContent ?? undefined;
  const url = new URL(`?flavour=${encodeURIComponent(id)}#flavours`, location.href).href;
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined); // fails if the visitor closes the share sheet
    return;
  }
  // Empties the live region first, because screen readers announce only changed text.
  status?.replaceChildren();
  const { copied = '', notCopied = '' } = button.dataset;
  // Without HTTPS, `clipboard` is undefined. `async` turns the exception into a rejected promise.
  const copy = async () => navigator.clipboard.writeText(url);
  const result = await copy().then(
    () => copied,
    () => notCopied,
  );
  status?.replaceChildren(result);
  button.querySelector('[data-share-label]')?.replaceChildren(result);
}
