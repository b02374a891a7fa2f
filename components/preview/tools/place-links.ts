import { elementOf, reveal } from './field-elements';

/** Adds an `href` to links for values without a section, such as settings. Skips values that the page does not show. */
export function linkSettings(): void {
  for (const entry of document.querySelectorAll<HTMLAnchorElement>('a[data-reveal]:not([href])'))
    if (elementOf(entry.dataset.reveal ?? '')) entry.href = '#';
}

export const opensNewTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** Follows a clicked link of the preview bar. Closes the list around the link, to uncover the page. */
export function followPlaceLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || !link.closest('[data-preview-bar]')) return;
  if (opensNewTab(event)) return;
  const path = link.dataset.reveal;
  if (path !== undefined) {
    closeListOf(link);
    if (reveal(path)) event.preventDefault();
  }
}

export function closeListOf(element: Element): void {
  const sheet = element.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
  else element.closest('details[name]')?.removeAttribute('open');
}
