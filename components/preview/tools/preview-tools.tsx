'use client';

import { useEffect } from 'react';

import { FieldTools, type FieldToolsProps } from './field-tools';
import { opensNewTab } from './place-links';
import { keepPlace, restorePlace } from './same-place';
import { type BackOffice, useBackOffice } from './use-back-office';
import { useCloseLists } from './use-close-lists';

export type PreviewToolsProps = {
  backOffice: BackOffice;
  /** Undefined on the public page, which has no `data-field` attributes. */
  fields?: Omit<FieldToolsProps, 'deployment'>;
};

/** Renders the field tools, and handles the links to the public page and back. */
export default function PreviewTools({ backOffice, fields }: PreviewToolsProps) {
  const reportFields = useBackOffice(backOffice);
  useCloseLists();

  useEffect(() => {
    // Waits for an animation frame: restorePlace opens a panel, which React cannot render at once during an effect.
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
