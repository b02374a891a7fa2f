'use client';

import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import buttons from '../../ui/button.module.css';

import type { MapEngineProps } from './map-engine';
import { MAP_TIMEOUT_MS, MAP_ZOOM, type MapState } from './map-state';
import styles from './store-map.module.css';

import { whenNear } from '@/components/ui/when-near-viewport';
import type { Location } from '@/lib/content/model';
import type { FieldAttribute } from '@/lib/model/field-of';
import type { Words } from '@/lib/words/words';

type MapEngine = (props: MapEngineProps) => ReactNode;

export function StoreMap({
  location,
  styleUrl,
  load,
  place,
  directions,
  words,
  className,
  children,
  'data-field': field,
}: {
  location: Location;
  styleUrl: string;
  load: 'near' | 'click';
  place?: ReactNode;
  directions?: ReactNode;
  words: Words['map'];
  className?: string;
  children?: ReactNode;
} & FieldAttribute) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>('idle');
  const [Engine, setEngine] = useState<MapEngine>();

  /** Moves the focus from a control inside the area to the area, because the control can disappear. */
  const change = useCallback((from: 'loading' | 'ready', to: MapState) => {
    const area = frame.current;
    if (area?.dataset.mapState === from && area.contains(document.activeElement))
      area.focus({ preventScroll: true });
    setState((now) => (now === from ? to : now));
  }, []);

  useEffect(() => {
    if (load !== 'near' || !frame.current) return;
    return whenNear(frame.current, () => setState('loading'));
  }, [load]);

  useEffect(() => {
    if (state !== 'loading') return;
    let isUnmounted = false;
    const fail = () => change('loading', 'failed');
    import('./map-engine').then((loaded) => isUnmounted || setEngine(() => loaded.MapEngine), fail);
    const watchdog = setTimeout(fail, MAP_TIMEOUT_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(watchdog);
    };
  }, [state, change]);

  // The clicked button disappears, so the focus moves to the area. The code does not check whether the button had the
  // focus, because Safari does not focus a clicked button.
  const openMap = () => {
    frame.current?.focus({ preventScroll: true });
    setState('loading');
  };
  const onMapReady = () => {
    const hasFocus = frame.current?.contains(document.activeElement) ?? false;
    setState('ready');
    if (hasFocus) frame.current?.querySelector<HTMLElement>('canvas')?.focus({ preventScroll: true });
  };

  const reportedState = state === 'lost' ? 'failed' : state;
  const isMounted = Engine && state !== 'idle' && state !== 'failed';
  return (
    <div
      data-field={field}
      ref={frame}
      data-map
      data-map-state={reportedState}
      data-zoom={MAP_ZOOM}
      data-center={`${location.latitude},${location.longitude}`}
      role="group"
      tabIndex={-1}
      aria-label={words.label}
      className={clsx(styles.area, className)}
    >
      {isMounted && (
        <div className={styles.canvas} inert={state === 'lost'}>
          <Engine
            location={location}
            styleUrl={styleUrl}
            words={words}
            onReady={onMapReady}
            // If a tile of a ready map fails, the map stays.
            onFailed={() => change('loading', 'failed')}
            onLost={() => change('ready', 'lost')}
          />
        </div>
      )}
      {reportedState === 'failed' && children}
      {/* The hidden placeholder keeps its space, so that nothing on the page moves when the map is ready or fails. */}
      <div className={styles.placeholder}>
        {place && <p className={styles.placeholderAddress}>{place}</p>}
        {state === 'idle' && load === 'click' && (
          <div className={styles.consent}>
            <p>{words.consent}</p>
            <button type="button" className={buttons.outline} onClick={openMap}>
              {words.open}
            </button>
          </div>
        )}
        {directions}
      </div>
      {/* Announces messages only after a click, because a visitor who did not click can be in another section. */}
      <div data-map-message aria-live={load === 'click' ? 'polite' : undefined} className={styles.status}>
        {state === 'loading' && <p key="loading">{words.loading}</p>}
        {reportedState === 'failed' && (
          <p key="failed" className={styles.failure}>
            {words.failed}
            {directions}
          </p>
        )}
      </div>
    </div>
  );
}
