import { replaceAddress } from '@/lib/browser/replace-address';

/**
 * Opens the system's share sheet. If the system has no share sheet, copies the link, and writes the result to the
 * button and to `status`. If copying fails, writes the link to the address bar, from which visitors can copy the link.
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
    () => {
      const { pathname, searchParams, hash } = new URL(location.href);
      searchParams.set('flavour', id); // keeps the choice of the allergen finder, which is also in the query
      replaceAddress(`${pathname}?${searchParams}${hash}`);
      return notCopied;
    },
  );
  status?.replaceChildren(result);
  button.querySelector('[data-share-label]')?.replaceChildren(result);
}
