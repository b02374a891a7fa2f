import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';

import { isFilmPaused, onFilmChoice, rememberFilmPaused } from './film-choice';
import { FADE_MS, isFilmWanted, nextOverlay } from './film-state';
import { useFilmSettings } from './use-film-settings';

import type { Films } from '@/lib/content/model';

/** Runs the film: which one, whether at all, when it plays, and the overlay's life. */
export function useFilm(films: Films) {
  const { size, hasLoaded, restraint } = useFilmSettings();
  const isPaused = useSyncExternalStore(onFilmChoice, isFilmPaused, () => false);
  const [hasFailed, setFailed] = useState(false);
  const [hasData, setData] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [overlay, send] = useReducer(nextOverlay, 'covering');
  const video = useRef<HTMLVideoElement>(null);

  const isWanted = isFilmWanted(films[size], restraint) && !hasFailed;
  const isFetched = hasLoaded && isWanted && (hasData || !isPaused);

  useEffect(() => {
    if (hasLoaded && (!isWanted || isPaused)) send('dropped');
  }, [hasLoaded, isWanted, isPaused]);

  useEffect(() => {
    if (overlay !== 'fading') return;
    const timer = setTimeout(() => send('elapsed'), FADE_MS);
    return () => clearTimeout(timer);
  }, [overlay]);

  // Plays while it can be seen; what the visitor has paused stays paused.
  useEffect(() => {
    const element = video.current;
    if (!element || !isFetched || isPaused) return;
    let isInView = true;
    const follow = () => {
      if (!isInView || document.hidden) element.pause();
      // A browser may forbid playing (low-power mode): the poster and the play button stay.
      else element.play().catch(() => send('dropped'));
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      follow();
    });
    // A page that comes back as it was left may have lost its film: some browsers give it back stopped, or in error.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (element.error) element.load();
      follow();
    };
    observer.observe(element);
    // One that came back half loaded is loaded anew by the browser itself, which stops it.
    element.addEventListener('loadeddata', follow);
    document.addEventListener('visibilitychange', follow);
    addEventListener('pageshow', comeBack);
    return () => {
      observer.disconnect();
      element.removeEventListener('loadeddata', follow);
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pageshow', comeBack);
      element.pause();
    };
  }, [isFetched, isPaused, size]);

  return {
    size,
    overlay,
    isPlaying,
    video,
    encodings: isFetched ? films[size] : undefined,
    isOffered: isWanted,
    ready: () => {
      setData(true);
      send('ready');
    },
    played: () => setPlaying(true),
    paused: () => setPlaying(false),
    failed: () => setFailed(true),
    toggle: () => {
      // After a forbidden start the choice is "play" already; asking again is what the visitor's tap is for.
      if (!isPlaying && !isPaused) video.current?.play().catch(() => send('dropped'));
      else rememberFilmPaused(isPlaying);
    },
  };
}
