import { useEffect, useState } from 'react';

/** Position of the header. `isInverted`: over the intro. `isTitleInView`: the page title is visible below the header. */
export type OverFilm = { isInverted: boolean; isTitleInView: boolean };

/** Returns the position and updates it on scroll. If `served` has no title in view, `isTitleInView` stays false. */
export function useOverFilm(served: OverFilm): OverFilm {
  const [isInverted, setInverted] = useState(served.isInverted);
  const [isTitleInView, setTitleInView] = useState(served.isTitleInView);
  const hasTitle = served.isTitleInView;
  useEffect(() => {
    const intro = document.querySelector('[data-section="intro"]');
    if (!intro) return;
    // -1px, because an intro that ends exactly at the top of the viewport would still count as intersecting.
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
    // Changes when the title touches the header, not when it has passed completely.
    const titleObserver = new IntersectionObserver(
      (entries) => setTitleInView((entries.at(-1)?.boundingClientRect.top ?? 0) >= header.offsetHeight),
      { rootMargin: `-${header.offsetHeight}px 0px 0px`, threshold: [0, 1] },
    );
    titleObserver.observe(title);
    return () => titleObserver.disconnect();
  }, [hasTitle]);
  return { isInverted, isTitleInView };
}
