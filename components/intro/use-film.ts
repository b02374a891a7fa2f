import { useEffect, useReducer, useRef, useState } from 'react';

import { withTabStorage } from '../ui/tab-storage';
import { useFromBrowser } from '../ui/use-from-browser';

import { FADE_MS, nextOverlay } from './film-state';
import { useFilmSettings } from './use-film-settings';

import type { Films } from '@/lib/content/model';

const KEY = 'film-paused';

const wasPaused = () => withTabStorage((storage) => storage.getItem(KEY)) === '1';

export function useFilm(films: Films) {
  const { size, hasLoaded, isAllowed } = useFilmSettings();
  const isPausedBefore = useFromBrowser(wasPaused, false);
  const [choice, setChoice] = useState<boolean>();
  const isPaused = choice ?? isPausedBefore;
  const [failedSize, setFailedSize] = useState<typeof size>();
  const [hasData, setData] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [overlay, send] = useReducer(nextOverlay, 'covering');
  const video = useRef<HTMLVideoElement>(null);

  const isWanted = isAllowed && films[size].length > 0 && failedSize !== size;
  const isFetched = hasLoaded && isWanted && (hasData || !isPaused);

  useEffect(() => {
    if (hasLoaded && (!isWanted || isPaused)) send('dropped');
  }, [hasLoaded, isWanted, isPaused]);

  useEffect(() => {
    if (overlay !== 'fading') return;
    const timer = setTimeout(() => send('elapsed'), FADE_MS);
    return () => clearTimeout(timer);
  }, [overlay]);

  useEffect(() => {
    const element = video.current;
    if (!element || !isFetched || isPaused) return;
    let isInView = true;
    const updatePlayback = () => {
      if (!isInView || document.hidden) element.pause();
      // The browser can block playback (low-power mode).
      else element.play().catch(() => send('dropped'));
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      updatePlayback();
    });
    // In some browsers, the film is stopped or has failed after the page returns from the back-forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (element.error) element.load();
      updatePlayback();
    };
    observer.observe(element);
    // A browser that reloads a half-loaded film stops playback.
    element.addEventListener('loadeddata', updatePlayback);
    document.addEventListener('visibilitychange', updatePlayback);
    addEventListener('pageshow', onPageShow);
    return () => {
      observer.disconnect();
      element.removeEventListener('loadeddata', updatePlayback);
      document.removeEventListener('visibilitychange', updatePlayback);
      removeEventListener('pageshow', onPageShow);
      element.pause();
    };
  }, [isFetched, isPaused, size]);

  const choose = (paused: boolean) => {
    setChoice(paused);
    withTabStorage((storage) => storage.setItem(KEY, paused ? '1' : '0'));
  };

  return {
    size,
    overlay,
    isPlaying,
    video,
    encodings: isFetched ? films[size] : undefined,
    hasToggle: isWanted,
    onReady: () => {
      setData(true);
      send('ready');
    },
    onPlaying: () => setPlaying(true),
    onPaused: () => setPlaying(false),
    onFailed: () => setFailedSize(size),
    toggle: () => {
      // Checks `isPaused` first, because `isPlaying` stays true until the film reports the pause.
      if (isPaused) choose(false);
      else if (isPlaying) choose(true);
      // Tries again, because the browser can have blocked playback.
      else video.current?.play().catch(() => send('dropped'));
    },
  };
}
