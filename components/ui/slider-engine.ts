import Swiper from 'swiper';
import { EffectFade, FreeMode, Keyboard, Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

import { FADE_MS, SLIDE_MS } from './slider-state';

export type Position = { index: number; isBeginning: boolean; isEnd: boolean };

/** What the page knows of the slider's engine, which is swiper; nothing else imports it. */
export type SliderEngine = {
  previous: () => void;
  next: () => void;
  reveal: (index: number) => void;
  /** Moves the row, positive towards its end, and stops at the ends. */
  moveBy: (px: number) => void;
  destroy: () => void;
};

const MODES: Record<'free' | 'fade', SwiperOptions> = {
  // Widths come from the stylesheet, the same before and after the engine, so taking over moves nothing.
  free: {
    slidesPerView: 'auto',
    speed: SLIDE_MS,
    freeMode: { enabled: true, sticky: true },
    mousewheel: { forceToAxis: true },
  },
  // Each slide over the one before: two that cross are both half there, and let the paper through.
  fade: { slidesPerView: 1, speed: FADE_MS, effect: 'fade', fadeEffect: { crossFade: false } },
};

export function startSlider(
  view: HTMLElement,
  mode: 'free' | 'fade',
  moved: (position: Position) => void,
): SliderEngine {
  const row = view.firstElementChild as HTMLElement;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A visitor may have scrolled the row before the engine came: it starts where the row is, which is below 0 where lines
  // are read from right to left.
  const first = row.firstElementChild as HTMLElement | null;
  const initialSlide = first ? Math.round(Math.abs(view.scrollLeft) / Math.max(1, first.offsetWidth)) : 0;
  view.scrollLeft = 0;
  for (const slide of row.children) slide.classList.add('swiper-slide');
  row.classList.add('swiper-wrapper');
  const swiper = new Swiper(view, {
    ...MODES[mode],
    ...(isStill && { speed: 0 }),
    modules: [EffectFade, FreeMode, Keyboard, Mousewheel],
    keyboard: { enabled: mode === 'fade', onlyInViewport: true },
    initialSlide,
    on: {
      init: (engine) => moved(positionOf(engine)),
      progress: (engine) => moved(positionOf(engine)),
      slideChange: (engine) => moved(positionOf(engine)),
      resize: (engine) => moved(positionOf(engine)),
    },
  });
  const letGo = leaveZoomToBrowser(view, swiper);
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    reveal: (index) => {
      view.scrollLeft = 0; // a browser scrolls the clipped view to what has focus; the engine does it by transform
      swiper.slideTo(index);
    },
    moveBy: (px) => {
      const target = Math.min(
        swiper.minTranslate(),
        Math.max(swiper.maxTranslate(), translateOf(swiper) - px),
      );
      swiper.setTransition(0);
      swiper.setTranslate(target);
      swiper.updateActiveIndex();
      moved(positionOf(swiper));
    },
    destroy: () => {
      letGo();
      swiper.destroy(true, true);
    },
  };
}

/** From here on the page counts as enlarged: browsers round what is not. */
const ENLARGED_SCALE = 1.05;

/** Two fingers enlarge the page and one moves it then, also over a slider, whose engine would take the first of them. */
function leaveZoomToBrowser(view: HTMLElement, swiper: Swiper): () => void {
  let isPinch = false;
  const decide = () => {
    const isEnlarged = (window.visualViewport?.scale ?? 1) > ENLARGED_SCALE;
    view.toggleAttribute('data-enlarged', isEnlarged);
    swiper.allowTouchMove = !isPinch && !isEnlarged;
  };
  const count = ({ touches }: TouchEvent) => {
    // One that stays when the other goes does not begin to slide.
    isPinch = touches.length > 1 || (isPinch && touches.length > 0);
    decide();
  };
  const gone = new AbortController();
  const options = { passive: true, signal: gone.signal };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(type, count, options);
  window.visualViewport?.addEventListener('resize', decide, options);
  return () => gone.abort();
}

/** As `setTranslate` takes it and the ends are given: from right to left the engine keeps it with the other sign. */
function translateOf({ translate, rtlTranslate }: Swiper): number {
  return rtlTranslate ? -translate : translate;
}

function positionOf(swiper: Swiper): Position {
  const isBeginning = translateOf(swiper) >= swiper.minTranslate() - 1;
  const isEnd = translateOf(swiper) <= swiper.maxTranslate() + 1;
  return { index: swiper.activeIndex, isBeginning, isEnd };
}
