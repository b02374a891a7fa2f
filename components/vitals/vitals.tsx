'use client';

import { lazy, Suspense } from 'react';

/** The bundler puts this file into the scripts of every visit, so what does the work waits in one of its own. */
const VitalsReporter = lazy(() => import('./vitals-reporter'));

export function Vitals() {
  return (
    <Suspense>
      <VitalsReporter />
    </Suspense>
  );
}
