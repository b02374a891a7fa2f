import { useEffect, useState } from 'react';

import { controlOf, pickedFields } from './field-elements';

const PREVIEW_UI = '[data-preview-bar], [data-field-tools]';

const CLOSED_FIRST = 'dialog[open], :popover-open, [data-preview-bar] details[name][open]';

export type Picked = { paths: string[]; control?: HTMLElement | null };

type Picking = { isOn: boolean; pick: (picked: Picked) => void; onEscape: () => void };

/**
 * If `isOn` is true or Alt is held, a click on fields only picks them. If `isOn` is true, Enter does the same.
 * @returns whether to outline the elements that can be picked
 */
export function useFieldPicking({ isOn, pick, onEscape }: Picking): boolean {
  const [isAltHeld, setAltHeld] = useState(false);

  useEffect(() => {
    const onKey = ({ altKey }: KeyboardEvent) => setAltHeld(altKey);
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('keydown', onKey, { signal });
    addEventListener('keyup', onKey, { signal });
    addEventListener('blur', () => setAltHeld(false), { signal });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const pickInstead = (event: MouseEvent | KeyboardEvent) => {
      const paths = pickedFields(event);
      if (paths.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      pick({ paths, control: controlOf(event) });
    };
    const isPreviewUi = ({ target }: Event) =>
      target instanceof Element && target.closest(PREVIEW_UI) !== null;
    const onClick = (event: MouseEvent) => {
      // Ignores clicks by scripts, because the card calls `click()` on links and buttons.
      if (event.isTrusted && !isPreviewUi(event) && (isOn || event.altKey)) pickInstead(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOn && event.key === 'Enter' && !isPreviewUi(event)) pickInstead(event);
      // Escape first closes an open card, menu, sheet or list.
      const isForOthers = event.defaultPrevented || document.querySelector(CLOSED_FIRST) !== null;
      if (isOn && event.key === 'Escape' && !isForOthers) {
        event.preventDefault();
        onEscape();
      }
    };
    // Captures the events before the page's elements receive them.
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [isOn, pick, onEscape]);

  useEffect(() => {
    if (!isOn) return;
    const added = [...document.querySelectorAll<HTMLElement>('[data-field]')].filter(
      (element) => element.tabIndex < 0 && !element.hasAttribute('tabindex'),
    );
    for (const element of added) element.tabIndex = 0;
    return () => {
      for (const element of added) element.removeAttribute('tabindex');
    };
  }, [isOn]);

  return isOn || isAltHeld;
}
