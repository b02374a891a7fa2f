import { useCallback, useEffect } from 'react';

import { reveal } from './field-elements';

/** The page in a frame of a shop's own back office: who may speak with it, and what it says of itself. */
export type BackOffice = { origins: string[]; deployment: string; version: string };

/** The origin of the page around this one, where that is one of those that may hear and be heard. */
function parentOrigin(origins: string[]): string | undefined {
  if (window.parent === window) return undefined;
  const given = document.referrer;
  // What this site itself was reached by within the frame is no parent's.
  const origin = location.ancestorOrigins?.[0] ?? (given ? new URL(given).origin : undefined);
  return origins.find((candidate) => candidate === origin);
}

/** Hears `storefront:reload` and `storefront:reveal`; answers with what tells which fields were clicked. */
export function useBackOffice({ origins, deployment, version }: BackOffice): (paths: string[]) => void {
  const send = useCallback(
    (message: object) => {
      const origin = parentOrigin(origins);
      if (origin !== undefined) window.parent.postMessage(message, origin);
    },
    [origins],
  );

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== parentOrigin(origins)) return;
      const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
      if (type === 'storefront:reload') location.reload();
      if (type === 'storefront:reveal' && typeof path === 'string') reveal(path);
    };
    addEventListener('message', hear);
    send({ type: 'storefront:ready', deployment, version });
    return () => removeEventListener('message', hear);
  }, [origins, deployment, version, send]);

  return useCallback(
    (paths: string[]) => {
      for (const path of paths) send({ type: 'storefront:field', path });
    },
    [send],
  );
}
