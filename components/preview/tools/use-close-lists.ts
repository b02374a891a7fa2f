import { useEffect } from 'react';

/**
 * Closes the open list of the preview bar on Escape, and moves the focus from the list to the list's label. An open
 * panel of a flavour stays open.
 */
export function useCloseLists(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      const bar = document.querySelector('[data-preview-bar]');
      const list = bar?.querySelector<HTMLDetailsElement>('details[name][open]');
      const isSheetOpen = bar?.querySelector(':popover-open') != null; // the browser itself closes the sheet on Escape
      if (list || isSheetOpen) event.stopPropagation();
      if (!list || isSheetOpen) return;
      event.preventDefault(); // the same press of Escape must not also end the picking of fields
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      list.open = false;
    };
    // The listener runs in the capture phase, before the listeners of the panels.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
