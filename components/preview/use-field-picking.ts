import { useEffect, useState } from 'react';

import { fieldsAt, fieldsOfElement } from './field-elements';

const OWN = '[data-preview-bar], [data-field-card]';

/**
 * Lets clicks pick the fields shown there while `isOn` or Alt is held; while `isOn`, also Enter on a focused element.
 * @returns whether to outline the elements that can be picked
 */
export function useFieldPicking(isOn: boolean, pick: (paths: string[]) => void): boolean {
  const [isAltHeld, setAltHeld] = useState(false);

  useEffect(() => {
    const follow = ({ altKey }: KeyboardEvent) => setAltHeld(altKey);
    const forget = () => setAltHeld(false);
    addEventListener('keydown', follow);
    addEventListener('keyup', follow);
    addEventListener('blur', forget);
    return () => {
      removeEventListener('keydown', follow);
      removeEventListener('keyup', follow);
      removeEventListener('blur', forget);
    };
  }, []);

  useEffect(() => {
    const take = (event: Event, paths: string[]) => {
      if (paths.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      pick(paths);
    };
    const isOwn = ({ target }: Event) => target instanceof Element && target.closest(OWN) !== null;
    const click = (event: MouseEvent) => {
      if (isOwn(event) || !(isOn || event.altKey)) return;
      // A keyboard click has no coordinates.
      take(
        event,
        event.detail === 0 ? fieldsOfElement(event.target) : fieldsAt(event.clientX, event.clientY),
      );
    };
    const key = (event: KeyboardEvent) => {
      if (isOn && event.key === 'Enter' && !isOwn(event)) take(event, fieldsOfElement(event.target));
    };
    // Captured on the window, before any handler of the page.
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
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
