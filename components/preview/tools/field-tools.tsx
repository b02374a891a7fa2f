'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { FieldCard, type FieldCardWords } from './field-card';
import { frame } from './field-frames';
import { closeListOf, followPlaceLink, linkSettings } from './place-links';
import styles from './preview-tools.module.css';
import { Toggle } from './toggle';
import { type Picked, useFieldPicking } from './use-field-picking';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { FieldIndex } from '@/lib/editing/preview/field-index';
import type { Frames } from '@/lib/editing/preview/frames';

export type FieldToolsProps = {
  deployment: string;
  editUrl?: string;
  index: FieldIndex;
  frames: Frames;
  words: FieldToolsWords;
};

type FieldToolsWords = Pick<
  PreviewWords,
  'fields' | 'fieldsOn' | 'fieldsOff' | 'fieldsHelp' | 'frames' | 'framesHelp' | 'isNew'
> & { field: FieldCardWords };

const NOTHING: Picked = { paths: [] };

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
  const [{ paths, control }, setPicked] = useState<Picked>(NOTHING);
  const dialog = useRef<HTMLDialogElement>(null);
  const [host] = useState(() => document.createElement('div'));
  const turnOff = useCallback(() => setOn(false), []);
  const isActive = useFieldPicking({ isOn, pick: setPicked, onEscape: turnOff });
  const hasFrames = frames.added.length + frames.changed.length > 0;
  const needsHost = isOn || paths.length > 0;

  useEffect(() => {
    if (needsHost) document.body.append(host);
    return () => host.remove();
  }, [needsHost, host]);

  useEffect(() => {
    if (paths.length === 0) return;
    dialog.current?.showModal();
    onPick(paths);
  }, [paths, onPick]);

  useEffect(() => frame(frames, words.isNew), [frames, words.isNew]);

  useEffect(() => {
    linkSettings();
    document.addEventListener('click', followPlaceLink);
    return () => document.removeEventListener('click', followPlaceLink);
  }, []);

  const followControl = () => {
    dialog.current?.close();
    control?.click();
  };
  const isTile = control?.matches('[data-flavour]');
  return (
    <>
      <Toggle
        isOn={isOn}
        help={words.fieldsHelp}
        className={isActive ? styles.active : undefined}
        onToggle={(isNowOn, button) => {
          setOn(isNowOn);
          if (isNowOn) closeListOf(button);
        }}
      >
        {isOn ? words.fieldsOn : words.fields}
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
        <div data-field-tools>
          {isOn && (
            <button type="button" className={styles.off} onClick={turnOff}>
              {words.fieldsOff}
            </button>
          )}
          <dialog
            ref={dialog}
            aria-label={words.field.title}
            className={styles.card}
            onClose={() => setPicked(NOTHING)}
          >
            {paths.map((path) => (
              <FieldCard
                key={path}
                path={path}
                deployment={deployment}
                editUrl={editUrl}
                index={index}
                words={words.field}
              />
            ))}
            <form method="dialog" className={styles.actions}>
              {control && (
                <button type="button" className={styles.switch} onClick={followControl}>
                  {isTile ? words.field.openFlavour : words.field.follow}
                </button>
              )}
              <button type="submit" className={styles.switch}>
                {words.field.close}
              </button>
            </form>
          </dialog>
        </div>,
        // `host` is outside the preview bar, because below 1280 px, the bar's sheet is closed while editors pick
        // fields. React adds a click listener to a portal's container. If the container was `body`, Orca would call the
        // whole page clickable.
        host,
      )}
    </>
  );
}
