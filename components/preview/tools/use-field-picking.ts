import { useEffect, useState } from 'react';

import { fieldsAt, fieldsOfElement } from './field-elements';

const PREVIEW_UI = '[data-preview-bar], [data-field-card]';

/**
 * While `isOn` is true or Alt is held, a click picks the fields under the pointer and has no other effect. While `isOn`
 * is true, the Enter key picks the fields of the focused element.
 * @returns whether to outline the elements that can be picked
 */
export function useFieldPicking(isOn: boolean, pick: (paths: string[]) => void): boolean {
  const [isAltHeld, setAltHeld] = useState(false);

  useEffect(() => {
    const onKey = ({ altKey }: KeyboardEvent) => setAltHeld(altKey);
    const onBlur = () => setAltHeld(false);
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKey);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKey);
      removeEventListener('blur', onBlur);
    };
  }, []);

  useEffect(() => {
    const pickInstead = (event: Event, paths: string[]) => {
      if (paths.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      pick(paths);
    };
    const isPreviewUi = ({ target }: Event) =>
      target instanceof Element && target.closest(PREVIEW_UI) !== null;
    const onClick = (event: MouseEvent) => {
      if (isPreviewUi(event) || !(isOn || event.altKey)) return;
      // A click from the keyboard has `detail` 0 and no coordinates.
      pickInstead(
        event,
        event.detail === 0 ? fieldsOfElement(event.target) : fieldsAt(event.clientX, event.clientY),
      );
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOn && event.key === 'Enter' && !isPreviewUi(event))
        pickInstead(event, fieldsOfElement(event.target));
    };
    // Captures the events on the window, before any other handler of the page.
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [isOn, pick]);

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
