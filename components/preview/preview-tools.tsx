'use client';

import { useEffect } from 'react';

import { FieldTools, type FieldToolsProps } from './field-tools';
import { keepPlace, returnToPlace } from './same-place';
import { type BackOffice, useBackOffice } from './use-back-office';

export type PreviewToolsProps = {
  backOffice: BackOffice;
  /** Not there while the public page is shown, which has no fields. */
  fields?: Omit<FieldToolsProps, 'deployment'>;
};

/** An island because it follows clicks and keys, and speaks with the page around it. */
export default function PreviewTools({ backOffice, fields }: PreviewToolsProps) {
  const tell = useBackOffice(backOffice);

  useEffect(() => {
    returnToPlace();
    const swap = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      keepPlace();
      // The way back from a page that one looks at leads past its two versions.
      location.replace(swapped(location.href, link.dataset.swap ?? ''));
    };
    document.addEventListener('click', swap);
    return () => document.removeEventListener('click', swap);
  }, []);

  return fields && <FieldTools deployment={backOffice.deployment} {...fields} onPick={tell} />;
}

/** The same address with a query added, or without it. */
function swapped(address: string, query: string): string {
  const url = new URL(address);
  url.hash = '';
  if (url.searchParams.has(query)) url.searchParams.delete(query);
  else url.searchParams.set(query, '');
  return url.href;
}
