import { useSyncExternalStore } from 'react';

import { useFromBrowser } from '../ui/use-from-browser';

import { isPrerendering, whenActivated } from '@/lib/browser/prerender';
import { BREAKPOINT_FROM } from '@/lib/model/breakpoints';

const DESKTOP = `(min-width: ${BREAKPOINT_FROM.md}px)`;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

function isSavingData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function subscribeToLoad(onLoaded: () => void): () => void {
  addEventListener('load', onLoaded);
  const stopWaiting = whenActivated(onLoaded);
  return () => {
    removeEventListener('load', onLoaded);
    stopWaiting();
  };
}

export function useFilmSettings() {
  const size = useMedia(DESKTOP) ? 'desktop' : 'mobile';
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  // Browsers report their data saver as a media query or as `navigator.connection`.
  const prefersReducedData = useMedia('(prefers-reduced-data: reduce)');
  const savesData = useFromBrowser(isSavingData, false);
  // The film must not delay the first screen.
  const hasLoaded = useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete' && !isPrerendering(),
    () => false,
  );
  return { size, hasLoaded, isAllowed: !reducedMotion && !prefersReducedData && !savesData } as const;
}
