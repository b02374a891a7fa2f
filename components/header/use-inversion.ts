import { useEffect, useState } from 'react';

/** Whether the header lies over the intro: true while the intro's bottom is below the window's top. */
export function useInversion(isOverIntro: boolean): boolean {
  const [isInverted, setInverted] = useState(isOverIntro);
  useEffect(() => {
    const intro = document.querySelector('[data-section="intro"]');
    if (!intro) return;
    // Less the topmost pixel: an intro that ends right at the window's top would still count as touching it.
    const observer = new IntersectionObserver(([entry]) => setInverted(entry?.isIntersecting ?? false), {
      rootMargin: '-1px 0px 0px',
    });
    observer.observe(intro);
    return () => observer.disconnect();
  }, []);
  return isInverted;
}
