import { useEffect } from 'react';

/**
 * Closes the bar's open list on Escape, and moves the focus from the list to its label. An open flavour panel stays
 * open.
 */
export function useCloseLists(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      const bar = document.querySelector('[data-preview-bar]');
      const list = bar?.querySelector<HTMLDetailsElement>('details[name][open]');
      const isSheetOpen = bar?.querySelector(':popover-open') != null; // on Escape, the browser closes the sheet
      if (list || isSheetOpen) event.stopPropagation();
      if (!list || isSheetOpen) return;
      event.preventDefault(); // this Escape must not also end the picking of fields
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      list.open = false;
    };
    // Captures the event before the listeners of the panels.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
