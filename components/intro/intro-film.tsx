'use client';

import { Icon } from '../ui/icon';

import styles from './intro.module.css';
import { useFilm } from './use-film';

import type { Films } from '@/lib/content/model';
import type { FieldAttribute } from '@/lib/model/field-of';
import type { Words } from '@/lib/words/words';

export function IntroFilm({
  films,
  words,
  'data-field': field,
}: { films: Films; words: Words['film'] } & FieldAttribute) {
  const {
    video,
    size,
    encodings,
    overlay,
    isPlaying,
    hasToggle,
    onReady,
    onPlaying,
    onPaused,
    onFailed,
    toggle,
  } = useFilm(films);
  return (
    <>
      {encodings && (
        <video
          ref={video}
          key={size}
          className={styles.film}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onLoadedData={onReady}
          onPlaying={onPlaying}
          onPause={onPaused}
          onEmptied={onPaused}
        >
          {encodings.map(({ src, type }, index) => (
            // The browser tries the sources in order, so an error of the last source means that all have failed.
            <source
              key={src}
              src={src}
              type={type}
              onError={index === encodings.length - 1 ? onFailed : undefined}
            />
          ))}
        </video>
      )}
      {overlay !== 'gone' && <div data-intro-overlay data-state={overlay} className={styles.overlay} />}
      <div data-field={field} className={styles.veil} />
      {hasToggle && (
        <button
          type="button"
          data-video-toggle
          className={styles.toggle}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}
