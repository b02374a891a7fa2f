import type { CSSProperties } from 'react';
import { preload } from 'react-dom';

import buttons from '../ui/button.module.css';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

import { IntroFilm } from './intro-film';
import styles from './intro.module.css';

import { displayWidth, longestWordWidth } from '@/components/ui/display-width';
import type { Intro as IntroContent } from '@/lib/content/model';
import type { Picture } from '@/lib/content/values/media';
import { BREAKPOINT_FROM } from '@/lib/model/breakpoints';
import { fieldOf, fieldsOf } from '@/lib/model/field-of';
import { posterSlot } from '@/lib/model/picture-slots';
import { pictureSources } from '@/lib/model/pictures';
import type { Routes } from '@/lib/model/routes';
import type { Words } from '@/lib/words/words';

export function Intro({
  intro,
  siteName,
  hasCategories,
  routes,
  words,
}: {
  intro: IntroContent;
  siteName?: string;
  hasCategories: boolean;
  routes: Routes;
  words: Words;
}) {
  return (
    <Section name="intro" tone="cocoa" className={styles.intro}>
      <Poster posters={intro.posters} />
      <IntroFilm {...fieldOf(intro.films)} films={intro.films} words={words.film} />
      {intro.title ? (
        <h1 {...fieldOf(intro, 'title')} className={styles.title} style={titleStyle(intro.title)}>
          {intro.title}
        </h1>
      ) : (
        <h1 className="visually-hidden">{siteName ?? words.home}</h1>
      )}
      <div className={styles.words}>
        <RichText html={intro.copy} className={styles.copy} field={fieldOf(intro, 'copy')} />
        {intro.buttonLabel && (
          <a {...fieldOf(intro, 'buttonLabel')} href={routes.shop()} className={buttons.outline}>
            {intro.buttonLabel}
          </a>
        )}
      </div>
      {hasCategories && (
        <a href="#shop" className={styles.cue} aria-label={words.scrollDown}>
          <span />
        </a>
      )}
    </Section>
  );
}

/** Returns widths in em: `--width` of the title in one line, `--word` of the title's longest word. */
const titleStyle = (title: string) =>
  ({ '--width': displayWidth(title).toFixed(2), '--word': longestWordWidth(title) }) as CSSProperties;

const FROM_MD = `(min-width: ${BREAKPOINT_FROM.md}px)`;

/** Preloads the poster before all scripts, because the poster is the LCP image. */
function Poster({ posters: { desktop, mobile } }: { posters: IntroContent['posters'] }) {
  const fallback = mobile ?? desktop;
  if (!fallback) return null;
  const wide = mobile && desktop;
  preloadPoster(fallback, wide && `not all and ${FROM_MD}`);
  if (wide) preloadPoster(wide, FROM_MD);
  return (
    <picture>
      {wide && <source media={FROM_MD} srcSet={sourcesOf(wide).srcSet} sizes={sizesOf(wide)} />}
      <img
        {...fieldsOf(fieldOf(desktop), fieldOf(mobile))}
        {...sourcesOf(fallback)}
        sizes={sizesOf(fallback)}
        alt={fallback.alt ?? ''}
        fetchPriority="high"
        className={styles.poster}
      />
    </picture>
  );
}

const sourcesOf = (poster: Picture) => pictureSources(poster.src, posterSlot(poster).slot, poster.width);
const sizesOf = (poster: Picture) => posterSlot(poster).sizes;

function preloadPoster(poster: Picture, media: string | undefined): void {
  const { src, srcSet } = sourcesOf(poster);
  preload(src, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizesOf(poster),
    fetchPriority: 'high',
    media,
  });
}
