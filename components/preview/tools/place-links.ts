import { elementOf, reveal } from './field-elements';

/**
 * Adds links to the preview's lists. An entry becomes a link if the page shows the entry's field outside all sections,
 * as for settings. Without scripts, the entry is plain text (place-link.tsx).
 */
export function linkSettings(): void {
  for (const entry of document.querySelectorAll<HTMLAnchorElement>('a[data-reveal]:not([href])'))
    if (elementOf(entry.dataset.reveal ?? '')) entry.href = '#';
}

/**
 * Handles a click on a link of the preview's lists. Closes the list, which covers most of the page, and leads to the
 * field instead of the section.
 */
export function followPlaceLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || !link.closest('[data-preview-bar]')) return;
  const path = link.dataset.reveal;
  if (path !== undefined) {
    closeListOf(link);
    if (reveal(path)) event.preventDefault();
  }
}

/** Closes the list and the sheet of the preview bar around an element. */
export function closeListOf(element: Element): void {
  const sheet = element.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
  else element.closest('details[name]')?.removeAttribute('open');
}
