import { replaceAddress } from '@/lib/browser/replace-address';

/** Opens the system's share sheet, or else copies the link. If copying fails, writes the link to the address bar. */
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
  // The status is emptied first, because screen readers announce only changed text, and a message can be repeated.
  status?.replaceChildren();
  const { copied = '', notCopied = '' } = button.dataset;
  // Without HTTPS, `clipboard` is undefined. `async` turns the exception into a rejected promise.
  const copy = async () => navigator.clipboard.writeText(url);
  const result = await copy().then(
    () => copied,
    () => {
      const { pathname, searchParams, hash } = new URL(location.href);
      searchParams.set('flavour', id); // keeps other parameters, such as the allergen finder's choice
      replaceAddress(`${pathname}?${searchParams}${hash}`);
      return notCopied;
    },
  );
  status?.replaceChildren(result);
  button.querySelector('[data-share-label]')?.replaceChildren(result);
}
