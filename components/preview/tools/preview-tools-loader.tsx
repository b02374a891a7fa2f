'use client';

import { lazy, Suspense } from 'react';

import type { PreviewToolsProps } from './preview-tools';

import { useFromBrowser } from '@/components/ui/use-from-browser';

/** The bundler adds static imports to the scripts of every visit. */
const PreviewTools = lazy(() => import('./preview-tools'));

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
