'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import { setWorkerUrl } from 'maplibre-gl';
import { useRef } from 'react';
import MapView, { type MapEvent, Marker, NavigationControl } from 'react-map-gl/maplibre';

import styles from './map-engine.module.css';
import { MAP_ZOOM, MARKER_OFFSET } from './map-state';

import type { Location } from '@/lib/content/model';
import type { Words } from '@/lib/words/words';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

export type MapEngineProps = {
  location: Location;
  styleUrl: string;
  words: Words['map'];
  onReady: () => void;
  onFailed: () => void;
  /** The WebGL context is lost. If the browser restores it, the engine calls `onReady` again. */
  onLost: () => void;
};

/** Only this file imports react-map-gl and maplibre-gl. */
export function MapEngine({ location, styleUrl, words, onReady, onFailed, onLost }: MapEngineProps) {
  const hasTile = useRef(false);
  return (
    <div className={styles.map}>
      <MapView
        initialViewState={{ ...location, zoom: MAP_ZOOM }}
        mapStyle={styleUrl}
        scrollZoom={false}
        // One finger scrolls the page, two fingers move the map.
        cooperativeGestures
        attributionControl={{ compact: false }}
        locale={{
          'NavigationControl.ZoomIn': words.zoomIn,
          'NavigationControl.ZoomOut': words.zoomOut,
          'Map.Title': words.label,
          'Marker.Title': words.marker,
          'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
        }}
        onSourceData={({ tile }) => (hasTile.current ||= tile !== undefined)}
        // With the engine's default, "high-performance", some versions of Safari draw nothing.
        canvasContextAttributes={{ powerPreference: 'default' }}
        onLoad={(loaded) => {
          loaded.target.on('webglcontextlost', onLost);
          loaded.target.on('webglcontextrestored', onReady);
          if (hasTile.current || !asksForTiles(loaded)) onReady();
          else onFailed();
        }}
        onError={onFailed}
      >
        <NavigationControl showCompass={false} position="top-right" />
        <Marker {...location} offset={MARKER_OFFSET} anchor="bottom">
          <svg
            role="img"
            aria-label={words.marker}
            width="30"
            height="40"
            viewBox="0 0 30 40"
            className={styles.marker}
          >
            <path d="M15 39C15 39 28 24 28 14A13 13 0 0 0 2 14C2 24 15 39 15 39Z" />
            <circle cx="15" cy="14" r="5" />
          </svg>
        </Marker>
      </MapView>
    </div>
  );
}

/**
 * Returns whether the map needs tiles. A map that needs tiles but loads none has failed, although the engine reports no
 * error.
 */
function asksForTiles({ target }: MapEvent): boolean {
  return Object.values(target.getStyle().sources).some(({ type }) => type === 'vector' || type === 'raster');
}
