'use client';

import { useEffect } from 'react';

/**
 * Measures a share (0 to 1) of the visits. The browser decides at random, because all visits get the same HTML.
 * Measurements from before the script loads come from the browser's buffer.
 */
export function Vitals({ share }: { share: number }) {
  useEffect(() => {
    if (Math.random() >= share) return;
    const fetchScript = () =>
      void import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(),
        () => undefined, // offline, or the file is gone after an update: this visit is not measured
      );
    // WebKit has no requestIdleCallback.
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchScript);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, [share]);
  return null;
}
