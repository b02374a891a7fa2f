import { useEffect, useState } from 'react';

/** `isInverted`: the header is over the intro. `isTitleInView`: the intro's title is visible below the header. */
export type OverFilm = { isInverted: boolean; isTitleInView: boolean };

/** Returns the current state. `served`: the state in the server's HTML. */
export function useOverFilm(served: OverFilm): OverFilm {
  const [isInverted, setInverted] = useState(served.isInverted);
  const [isTitleInView, setTitleInView] = useState(served.isTitleInView);
  const hasTitle = served.isTitleInView;
  useEffect(() => {
    const intro = document.querySelector('[data-section="intro"]');
    if (!intro) return;
    // With a margin of 0px, an intro that ends exactly at the top of the viewport would still intersect.
    const introObserver = new IntersectionObserver(
      (entries) => setInverted(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-1px 0px 0px' },
    );
    introObserver.observe(intro);
    return () => introObserver.disconnect();
  }, []);

  useEffect(() => {
    const title = document.querySelector('[data-section="intro"] h1');
    const header = document.querySelector('header');
    if (!hasTitle || !title || !header) return;
    // A title that the header covers in part counts as out of view.
    const titleObserver = new IntersectionObserver(
      (entries) => setTitleInView((entries.at(-1)?.boundingClientRect.top ?? 0) >= header.offsetHeight),
      { rootMargin: `-${header.offsetHeight}px 0px 0px`, threshold: [0, 1] },
    );
    titleObserver.observe(title);
    return () => titleObserver.disconnect();
  }, [hasTitle]);
  return { isInverted, isTitleInView };
}
