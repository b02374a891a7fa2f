import { type ReactNode, useId } from 'react';

import { Icon } from '../ui/icon';

import styles from './menu.module.css';

import type { Words } from '@/lib/words/words';

/**
 * Renders the menu for narrow windows and large text. In browsers without the `command` attribute, an inline script
 * opens and closes the menu, even before hydration (lib/browser/menu.ts).
 */
export function MenuDialog({ words, children }: { words: Words['header']; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-menu
        aria-haspopup="dialog"
        aria-label={words.menu}
        className={styles.button}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
      </button>
      <dialog id={id} aria-label={words.menu} className={styles.menu}>
        <div className={styles.body}>
          {/* Without this text, Orca says nothing when the menu opens (docs/accessibility.md). */}
          <p className="visually-hidden">{words.menu}</p>
          <button
            type="button"
            aria-label={words.close}
            className={styles.close}
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
