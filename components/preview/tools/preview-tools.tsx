'use client';

import { useEffect } from 'react';

import { FieldTools, type FieldToolsProps } from './field-tools';
import { opensNewTab } from './place-links';
import { keepPlace, restorePlace } from './same-place';
import { type BackOffice, useBackOffice } from './use-back-office';

export type PreviewToolsProps = {
  backOffice: BackOffice;
  /** Undefined on the public page, which has no `data-field` attributes. */
  fields?: Omit<FieldToolsProps, 'deployment'>;
};

export default function PreviewTools({ backOffice, fields }: PreviewToolsProps) {
  const reportFields = useBackOffice(backOffice);
  useCloseLists();

  useEffect(() => {
    // `restorePlace` opens a panel, which React cannot render synchronously during an effect.
    const frame = requestAnimationFrame(restorePlace);
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
      if (!link || event.button !== 0 || opensNewTab(event)) return;
      event.preventDefault();
      keepPlace();
      // Adds no history entry, so that "back" leaves the page.
      location.replace(swapped(location.href, link.dataset.swap ?? ''));
    };
    document.addEventListener('click', onClick);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return fields && <FieldTools deployment={backOffice.deployment} {...fields} onPick={reportFields} />;
}

function swapped(address: string, query: string): string {
  const url = new URL(address);
  url.hash = '';
  if (url.searchParams.has(query)) url.searchParams.delete(query);
  else url.searchParams.set(query, '');
  return url.href;
}

/** On Escape, closes the bar's open list. An open flavour panel stays open. */
function useCloseLists(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      const bar = document.querySelector('[data-preview-bar]');
      const list = bar?.querySelector<HTMLDetailsElement>('details[name][open]');
      const isSheetOpen = bar?.querySelector(':popover-open') != null; // on Escape, the browser itself closes the sheet
      if (list || isSheetOpen) event.stopPropagation();
      if (!list || isSheetOpen) return;
      event.preventDefault(); // otherwise, the same Escape would also end field picking
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      list.open = false;
    };
    // Captures the event before the panels' listeners.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
