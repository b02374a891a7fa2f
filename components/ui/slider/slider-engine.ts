import Swiper from 'swiper';
import { EffectFade, FreeMode, Keyboard, Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

import { scrollAtEdges } from './edge-scroll';

export type Position = { index: number; isBeginning: boolean; isEnd: boolean };

/** Only this file imports swiper. */
export type SliderEngine = {
  previous: () => void;
  next: () => void;
  destroy: () => void;
};

/** Must equal `--slow` in app/tokens.css. */
const FADE_MS = 600;
const SLIDE_MS = 400;

const MODES: Record<'free' | 'fade', SwiperOptions> = {
  // The stylesheet sets the widths, so that nothing moves when the engine starts.
  free: {
    slidesPerView: 'auto',
    speed: SLIDE_MS,
    freeMode: { enabled: true, sticky: true },
    mousewheel: { forceToAxis: true },
  },
  // With `crossFade`, the page would show through the old and the new slide during a fade.
  fade: { slidesPerView: 1, speed: FADE_MS, effect: 'fade', fadeEffect: { crossFade: false } },
};

/** Starts the engine at the slide to which the visitor has scrolled. */
export function startSlider(
  view: HTMLElement,
  mode: 'free' | 'fade',
  initialSlide: number,
  onMove: (position: Position) => void,
): SliderEngine {
  const row = view.firstElementChild as HTMLElement;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollLeft = 0;
  for (const slide of row.children) slide.classList.add('swiper-slide');
  row.classList.add('swiper-wrapper');
  const report = (engine: Swiper) => {
    if (mode === 'fade')
      [...row.children].forEach((slide, index) =>
        slide.toggleAttribute('inert', index !== engine.activeIndex),
      );
    onMove(positionOf(engine));
  };
  const swiper = new Swiper(view, {
    ...MODES[mode],
    ...(reducedMotion && { speed: 0 }),
    modules: [EffectFade, FreeMode, Keyboard, Mousewheel],
    keyboard: { enabled: mode === 'fade', onlyInViewport: true },
    initialSlide,
    on: { init: report, progress: report, slideChange: report, resize: report },
  });
  const moveBy = (px: number) => {
    const target = Math.min(swiper.minTranslate(), Math.max(swiper.maxTranslate(), translateOf(swiper) - px));
    swiper.setTransition(0);
    swiper.setTranslate(target);
    swiper.updateActiveIndex();
    onMove(positionOf(swiper));
  };
  const stops = [leaveZoomToBrowser(view, swiper), revealFocusedSlides(view, swiper)];
  if (mode === 'free') stops.push(scrollAtEdges(view, moveBy));
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    destroy: () => {
      for (const stop of stops) stop();
      swiper.destroy(true, true);
    },
  };
}

function revealFocusedSlides(view: HTMLElement, swiper: Swiper): () => void {
  const reveal = () => {
    const slides = [...(view.firstElementChild?.children ?? [])];
    const index = slides.findIndex((slide) => slide.contains(document.activeElement));
    const box = slides[index]?.getBoundingClientRect();
    const frame = view.getBoundingClientRect();
    if (!box || (box.left >= frame.left - 1 && box.right <= frame.right + 1)) return;
    view.scrollLeft = 0; // undoes the browser's scroll: the engine moves slides by transform
    swiper.slideTo(index);
  };
  reveal();
  view.addEventListener('focusin', reveal);
  return () => view.removeEventListener('focusin', reveal);
}

/** Not 1, because browsers do not always report exactly 1 without zoom. */
const ENLARGED_SCALE = 1.05;

function leaveZoomToBrowser(view: HTMLElement, swiper: Swiper): () => void {
  let isPinch = false;
  const updateTouch = () => {
    const isEnlarged = (window.visualViewport?.scale ?? 1) > ENLARGED_SCALE;
    view.toggleAttribute('data-enlarged', isEnlarged);
    swiper.allowTouchMove = !isPinch && !isEnlarged;
  };
  const countTouches = ({ touches }: TouchEvent) => {
    // The finger that remains after a pinch does not start a drag.
    isPinch = touches.length > 1 || (isPinch && touches.length > 0);
    updateTouch();
  };
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(type, countTouches, options);
  window.visualViewport?.addEventListener('resize', updateTouch, options);
  return () => controller.abort();
}

/** On right-to-left pages, `translate` has the opposite sign. */
function translateOf({ translate, rtlTranslate }: Swiper): number {
  return rtlTranslate ? -translate : translate;
}

function positionOf(swiper: Swiper): Position {
  const isBeginning = translateOf(swiper) >= swiper.minTranslate() - 1;
  const isEnd = translateOf(swiper) <= swiper.maxTranslate() + 1;
  return { index: swiper.activeIndex, isBeginning, isEnd };
}
