import { useEffect, useState } from 'react';

import { replaceAddress } from '@/lib/browser/replace-address';

/** Tolerance, because browsers round scroll positions. */
const ROUNDING_PX = 1;

/** Returns the anchor of the last section whose top has passed the top of the window. */
export function passedAnchor(sections: { anchor: string; top: number }[]): string | undefined {
  return sections.findLast(({ top }) => top <= ROUNDING_PX)?.anchor;
}

const anchoredSections = () =>
  [...document.querySelectorAll('main > section[id]')].map((section) => ({
    anchor: section.id,
    top: section.getBoundingClientRect().top,
  }));

function writeHash(anchor: string | undefined): void {
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (location.hash === hash) return;
  replaceAddress(location.pathname + location.search + hash);
}

/**
 * Returns the current section's anchor, and writes it to the address hash. Waits for `load` or a scroll, because the
 * browser may not yet have scrolled to the hash.
 */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const anchor = passedAnchor(anchoredSections());
      writeHash(anchor);
      setCurrent(anchor);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    if (document.readyState === 'complete') scheduleUpdate();
    const eventTypes = ['scroll', 'hashchange', 'resize', 'load'] as const;
    for (const eventType of eventTypes) addEventListener(eventType, scheduleUpdate, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const eventType of eventTypes) removeEventListener(eventType, scheduleUpdate);
    };
  }, []);
  return current;
}
