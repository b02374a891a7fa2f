'use client';

import { type ReactNode, useId, useRef } from 'react';

import { Icon } from '../ui/icon';

import styles from './menu.module.css';

import type { Words } from '@/lib/words/words';

/**
 * Renders the menu of windows narrower than md. With `command`, the menu works before its scripts have loaded; the
 * handlers are for other browsers. An inline script closes the menu on a click on a link or the backdrop
 * (lib/browser/close-menu.ts).
 */
export function MenuDialog({ words, children }: { words: Words['header']; children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!supportsCommand() && !dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => {
    if (!supportsCommand()) dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        data-menu
        aria-haspopup="dialog"
        aria-label={words.menu}
        className={styles.button}
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={id} aria-label={words.menu} className={styles.menu}>
        <div className={styles.body}>
          {/* Without this text, Orca says nothing when the menu opens (docs/accessibility.md). */}
          <p className="visually-hidden">{words.menu}</p>
          <button
            type="button"
            aria-label={words.close}
            className={styles.close}
            onClick={close}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon name="close" />
          </button>
          <nav aria-label={words.navigation}>{children}</nav>
        </div>
      </dialog>
    </>
  );
}

const supportsCommand = () => 'commandForElement' in HTMLButtonElement.prototype;
