'use client';

import { type MouseEvent, type ReactNode, useId, useRef } from 'react';

import { Icon } from '../ui/icon';

import styles from './header.module.css';

/**
 * The menu below md: a native modal dialog, which traps focus and closes with Escape by itself and, where browsers know
 * `command`, opens without JavaScript. The handlers are for browsers that do not, and for links within the page.
 */
export function MenuDialog({
  words,
  children,
}: {
  words: { navigation: string; menu: string; close: string };
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!knowsCommands() && !dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const closeByButton = () => {
    if (!knowsCommands()) close();
  };
  const closeOnLinkOrBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const isBackdrop = event.target === event.currentTarget;
    if (isBackdrop || (event.target instanceof Element && event.target.closest('a'))) close();
  };
  return (
    <>
      <button
        type="button"
        data-menu
        aria-haspopup="dialog"
        aria-label={words.menu}
        className={styles.menuButton}
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the links are the keyboard's ways; this hears the pointer on the backdrop */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={words.menu}
        className={styles.menu}
        onClick={closeOnLinkOrBackdrop}
      >
        <div className={styles.menuBody}>
          <button
            type="button"
            aria-label={words.close}
            className={styles.menuClose}
            onClick={closeByButton}
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

/** Where they are known the command alone acts: after a handler it would complain of the dialog's state. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;
