'use client';

import { lazy, Suspense } from 'react';

import type { PreviewToolsProps } from './preview-tools';

import { useFromBrowser } from '@/components/ui/use-from-browser';

/** With a static import, every visitor would load the preview tools. */
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
