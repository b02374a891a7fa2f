import { useEffect, useState } from 'react';

/**
 * Where the header stands on the film.
 * `isInverted`: over the intro, that is while the intro's bottom is below the window's top.
 * `isTitleInView`: the page's title still shows below the header, which then needs no name of its own, and its words are
 * not yet passing beneath.
 */
export type OverFilm = { isInverted: boolean; isTitleInView: boolean };

/** @param served what is right before the page is scrolled; a page without a title there never has one */
export function useOverFilm(served: OverFilm): OverFilm {
  const [isInverted, setInverted] = useState(served.isInverted);
  const [isTitleInView, setTitleInView] = useState(served.isTitleInView);
  const hasTitle = served.isTitleInView;
  useEffect(() => {
    const intro = document.querySelector('[data-section="intro"]');
    if (!intro) return;
    // Less the topmost pixel: an intro that ends right at the window's top would still count as touching it.
    const ofIntro = new IntersectionObserver(
      (entries) => setInverted(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-1px 0px 0px' },
    );
    ofIntro.observe(intro);
    return () => ofIntro.disconnect();
  }, []);

  useEffect(() => {
    const title = document.querySelector('[data-section="intro"] h1');
    const header = document.querySelector('header');
    if (!hasTitle || !title || !header) return;
    // As soon as the title touches the header, not when the last of it has gone beneath.
    const ofTitle = new IntersectionObserver(
      (entries) => setTitleInView((entries.at(-1)?.boundingClientRect.top ?? 0) >= header.offsetHeight),
      { rootMargin: `-${header.offsetHeight}px 0px 0px`, threshold: [0, 1] },
    );
    ofTitle.observe(title);
    return () => ofTitle.disconnect();
  }, [hasTitle]);
  return { isInverted, isTitleInView };
}
