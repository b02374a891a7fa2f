'use client';

import { lazy, Suspense } from 'react';

import type { PreviewToolsProps } from './preview-tools';

import { useFromBrowser } from '@/components/ui/use-from-browser';

/** Loads the tools lazily, because the bundler adds static imports to the scripts of every visit. */
const PreviewTools = lazy(() => import('./preview-tools'));

/** Renders the tools only in the browser, because the tools do nothing without scripts. */
export function PreviewToolsLoader(props: PreviewToolsProps) {
  const isInBrowser = useFromBrowser(() => true, false);
  return (
    isInBrowser && (
      <Suspense>
        <PreviewTools {...props} />
      </Suspense>
    )
  );
}
