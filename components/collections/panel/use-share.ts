import { type RefObject, useEffect, useState } from 'react';

/** Returns the address of the home page in the current language, with the query that opens a flavour's panel. */
function flavourAddress(flavourId: string): string {
  return new URL(`?flavour=${encodeURIComponent(flavourId)}#flavours`, location.href).href;
}

/** Opens the system's share sheet with a flavour's link, or copies the link. Returns the status text to announce. */
export function useShare(
  root: RefObject<HTMLElement | null>,
  words: { linkCopied: string; linkNotCopied: string },
): string {
  const [status, setStatus] = useState('');
  const { linkCopied, linkNotCopied } = words;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const share = async (button: Element) => {
      const panel = button.closest<HTMLElement>('flavour-panel');
      const id = panel?.dataset.flavourPanel;
      if (!panel || id === undefined) return;
      const title = panel.querySelector('h4')?.textContent ?? undefined;
      const url = flavourAddress(id);
      if (navigator.share) {
        await navigator.share({ title, url }).catch(() => undefined); // the visitor closed the share sheet
        return;
      }
      setStatus(''); // screen readers announce only a changed status
      // On a page without HTTPS, `clipboard` is undefined. The async function turns this error into a rejected promise.
      const copy = async () => navigator.clipboard.writeText(url);
      const copied = await copy().then(
        () => linkCopied,
        () => linkNotCopied,
      );
      setStatus(copied);
      const label = button.querySelector('[data-share-label]');
      if (label) label.textContent = copied;
    };
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button[data-share]') : null;
      if (button) void share(button);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [root, linkCopied, linkNotCopied]);
  return status;
}
