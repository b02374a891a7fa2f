'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { FieldCard } from './field-card';
import { reveal } from './field-elements';
import styles from './preview-tools.module.css';
import { type BackOffice, useBackOffice } from './use-back-office';
import { useFieldPicking } from './use-field-picking';

import type { FieldIndex } from '@/lib/preview/field-index';
import type { PreviewWords } from '@/lib/words/preview-en';

export type PreviewToolsProps = {
  backOffice: BackOffice;
  editUrl?: string;
  index: FieldIndex;
  words: Pick<PreviewWords, 'fields' | 'fieldsHelp' | 'field'>;
};

/** An island because it follows clicks and keys: from a thing on the page to its field, and from a problem to its place. */
export default function PreviewTools({ backOffice, editUrl, index, words }: PreviewToolsProps) {
  const [isOn, setOn] = useState(false);
  const [picked, setPicked] = useState<string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const tell = useBackOffice(backOffice);
  const isActive = useFieldPicking(isOn, setPicked);

  useEffect(() => {
    if (picked.length === 0) return;
    dialog.current?.showModal();
    tell(picked);
  }, [picked, tell]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reveal]') : null;
      if (!link || !reveal(link.dataset.reveal ?? '')) return;
      event.preventDefault();
      const sheet = link.closest<HTMLElement>('[popover]');
      if (sheet?.matches(':popover-open')) sheet.hidePopover();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        title={words.fieldsHelp}
        className={clsx(styles.switch, isActive && styles.active)}
        onClick={() => setOn(!isOn)}
      >
        {words.fields}
      </button>
      {createPortal(
        <dialog
          ref={dialog}
          data-field-card
          aria-label={words.field.title}
          className={styles.card}
          onClose={() => setPicked([])}
        >
          {picked.map((path) => (
            <FieldCard
              key={path}
              path={path}
              deployment={backOffice.deployment}
              editUrl={editUrl}
              index={index}
              words={words.field}
            />
          ))}
          <form method="dialog">
            <button type="submit" className={styles.switch}>
              {words.field.close}
            </button>
          </form>
        </dialog>,
        // Not in the bar, whose sheet is closed on a phone.
        document.body,
      )}
    </>
  );
}
