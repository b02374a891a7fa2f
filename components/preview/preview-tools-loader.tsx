'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';

import type { PreviewToolsProps } from './preview-tools';

/** The bundler puts this file into the scripts of every visit, so what does the work waits in one of its own. */
const PreviewTools = lazy(() => import('./preview-tools'));

const never = () => () => undefined;

/** Nothing without scripts: there it could do nothing. */
export function PreviewToolsLoader(props: PreviewToolsProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    isInBrowser && (
      <Suspense>
        <PreviewTools {...props} />
      </Suspense>
    )
  );
}
