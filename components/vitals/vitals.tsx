'use client';

import { useEffect } from 'react';

/**
 * Reports how fast the page was for this share of the visits. Whether a visit takes part is decided here, because all visits get
 * the same stored HTML. The measuring script is fetched once the page is at rest; browsers keep earlier entries for it.
 */
export function Vitals({ share }: { share: number }) {
  useEffect(() => {
    if (Math.random() >= share) return;
    const fetchScript = () =>
      void import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(),
        () => undefined, // offline, or an older build's script: this visit is not measured
      );
    // WebKit has no requestIdleCallback.
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchScript);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, [share]);
  return null;
}
