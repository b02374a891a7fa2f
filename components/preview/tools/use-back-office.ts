import { useCallback, useEffect } from 'react';

import { reveal } from './field-elements';

/** A back office that shows the preview in an iframe. Only `origins` may exchange messages with the page. */
export type BackOffice = { origins: string[]; deployment: string; version: string };

function parentOrigin(origins: string[]): string | undefined {
  if (window.parent === window) return undefined;
  const given = document.referrer;
  // After a navigation inside the iframe, the referrer is this site, so `ancestorOrigins` comes first.
  const origin = location.ancestorOrigins?.[0] ?? (given ? new URL(given).origin : undefined);
  return origins.find((candidate) => candidate === origin);
}

/** Returns a function that reports picked fields to the parent page. */
export function useBackOffice({ origins, deployment, version }: BackOffice): (paths: string[]) => void {
  const send = useCallback(
    (message: object) => {
      const origin = parentOrigin(origins);
      if (origin !== undefined) window.parent.postMessage(message, origin);
    },
    [origins],
  );

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== parentOrigin(origins)) return;
      const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
      if (type === 'storefront:reload') location.reload();
      if (type === 'storefront:reveal' && typeof path === 'string') reveal(path);
    };
    addEventListener('message', onMessage);
    send({ type: 'storefront:ready', deployment, version });
    return () => removeEventListener('message', onMessage);
  }, [origins, deployment, version, send]);

  return useCallback(
    (paths: string[]) => {
      for (const path of paths) send({ type: 'storefront:field', path });
    },
    [send],
  );
}
