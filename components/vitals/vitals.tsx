'use client';

import { useEffect } from 'react';

/**
 * Measures a share (0 to 1) of the visits. The browser decides whether to measure, because all visits get the same
 * HTML. The browser buffers measurements until the script loads.
 */
export function Vitals({ share }: { share: number }) {
  useEffect(() => {
    if (Math.random() >= share) return;
    const fetchScript = () =>
      void import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(),
        () => undefined, // the import fails if the visitor is offline, or if an update has removed the file
      );
    // WebKit has no requestIdleCallback.
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchScript);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, [share]);
  return null;
}
