import { useEffect, useState } from 'react';

import { passedAnchor } from './passed-anchor';

import { replaceAddress } from '@/lib/browser/replace-address';

const sectionsNow = () =>
  [...document.querySelectorAll('main > section[id]')].map((section) => ({
    anchor: section.id,
    top: section.getBoundingClientRect().top,
  }));

/** Keeps query and history state, adds no entry, and does nothing where the hash is right already. */
function writeHash(anchor: string | undefined): void {
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (location.hash === hash) return;
  replaceAddress(location.pathname + location.search + hash);
}

/**
 * The section in view, which is also what the address hash says. The hash is written after a scroll or a jump, never
 * before the first one: on arrival the browser is still on its way to the hash that it was given.
 */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const anchor = passedAnchor(sectionsNow());
      writeHash(anchor);
      setCurrent(anchor);
    };
    const follows = () => {
      frame ||= requestAnimationFrame(follow);
    };
    if (document.readyState === 'complete') follows();
    const occasions = ['scroll', 'hashchange', 'resize', 'load'] as const;
    for (const occasion of occasions) addEventListener(occasion, follows, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const occasion of occasions) removeEventListener(occasion, follows);
    };
  }, []);
  return current;
}
