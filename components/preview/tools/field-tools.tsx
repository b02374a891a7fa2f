'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { FieldCard } from './field-card';
import { reveal } from './field-elements';
import { frame } from './field-frames';
import styles from './preview-tools.module.css';
import { Toggle } from './toggle';
import { useFieldPicking } from './use-field-picking';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { FieldIndex } from '@/lib/editing/preview/field-index';
import type { Frames } from '@/lib/editing/preview/frames';

export type FieldToolsProps = {
  deployment: string;
  editUrl?: string;
  index: FieldIndex;
  frames: Frames;
  words: Pick<PreviewWords, 'fields' | 'fieldsHelp' | 'frames' | 'framesHelp' | 'field'>;
};

/** Renders the switches for fields and frames, and the card of picked fields. */
export function FieldTools({
  deployment,
  editUrl,
  index,
  frames,
  words,
  onPick,
}: FieldToolsProps & { onPick: (paths: string[]) => void }) {
  const [isOn, setOn] = useState(false);
  const [isFraming, setFraming] = useState(true);
  const [picked, setPicked] = useState<string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const [host] = useState(() => document.createElement('div'));
  const isActive = useFieldPicking(isOn, setPicked);
  const hasFrames = frames.added.length + frames.changed.length > 0;

  useEffect(() => () => host.remove(), [host]);

  useEffect(() => {
    if (picked.length === 0) return;
    if (!host.isConnected) document.body.append(host);
    dialog.current?.showModal();
    onPick(picked);
  }, [picked, onPick, host]);

  useEffect(() => frame(frames), [frames]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reveal]') : null;
      if (!link || !reveal(link.dataset.reveal ?? '')) return;
      event.preventDefault();
      const sheet = link.closest<HTMLElement>('[popover]');
      if (sheet?.matches(':popover-open')) sheet.hidePopover();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return (
    <>
      <Toggle
        isOn={isOn}
        help={words.fieldsHelp}
        className={isActive ? styles.active : undefined}
        onToggle={setOn}
      >
        {words.fields}
      </Toggle>
      {hasFrames && (
        <Toggle
          isOn={isFraming}
          help={words.framesHelp}
          className={isFraming ? styles.framing : undefined}
          onToggle={setFraming}
        >
          {words.frames}
        </Toggle>
      )}
      {createPortal(
        <dialog
          ref={dialog}
          data-field-card
          aria-label={words.field.title}
          className={styles.card}
          onClose={() => {
            host.remove();
            setPicked([]);
          }}
        >
          {picked.map((path) => (
            <FieldCard
              key={path}
              path={path}
              deployment={deployment}
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
        // The card is outside the preview bar, because on phones, the bar's sheet is closed while a field is picked. The
        // card has a separate host: React listens for clicks on the host, so Orca calls all content of the host clickable.
        host,
      )}
    </>
  );
}
