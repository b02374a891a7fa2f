/** Returns the address of the home page in the current language, with the query that opens a flavour's panel. */
function flavourAddress(flavourId: string): string {
  return new URL(`?flavour=${encodeURIComponent(flavourId)}#flavours`, location.href).href;
}

/**
 * Opens the system's share sheet with the link of the button's flavour. Where there is no share sheet, copies the link
 * and writes the result to the button's label and to the live region `status`.
 */
export async function share(button: HTMLElement, status: Element | null): Promise<void> {
  const panel = button.closest<HTMLElement>('flavour-panel');
  const id = panel?.dataset.flavourPanel;
  if (!panel || id === undefined) return;
  const title = panel.querySelector('h4')?.textContent ?? undefined;
  const url = flavourAddress(id);
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => undefined); // the visitor closed the share sheet
    return;
  }
  status?.replaceChildren(); // screen readers announce only a changed status
  const { copied = '', notCopied = '' } = button.dataset;
  // On a page without HTTPS, `clipboard` is undefined, so the call throws. `async` turns the exception into a rejected
  // promise.
  const copy = async () => navigator.clipboard.writeText(url);
  const result = await copy().then(
    () => copied,
    () => notCopied,
  );
  status?.replaceChildren(result);
  button.querySelector('[data-share-label]')?.replaceChildren(result);
}
