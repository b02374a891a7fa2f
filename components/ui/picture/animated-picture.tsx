'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import styles from './animated-picture.module.css';

import { whenActivated } from '@/lib/browser/prerender';

/** docs/specification.md, section 2. */
const SHOW_DELAY_MS = 150;

/** Shows a picture that has come into view, and has loaded or failed. Without scripts, the stylesheet shows it. */
export function AnimatedPicture({ className, children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = frame.current;
    const image = element?.querySelector('img');
    if (!element || !image) return;
    element.dataset.watched = '';
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showWhenReady = () => {
      if (isInView && image.complete) timer ??= setTimeout(() => setShown(true), SHOW_DELAY_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      // A busy browser passes several entries in one call.
      isInView ||= entries.some(({ isIntersecting }) => isIntersecting);
      showWhenReady();
    });
    const stopWaiting = whenActivated(() => observer.observe(element));
    image.addEventListener('load', showWhenReady);
    image.addEventListener('error', showWhenReady);
    return () => {
      stopWaiting();
      observer.disconnect();
      clearTimeout(timer);
      image.removeEventListener('load', showWhenReady);
      image.removeEventListener('error', showWhenReady);
    };
  }, []);

  return (
    <div ref={frame} data-animated={isShown ? 'shown' : 'waiting'} className={clsx(styles.frame, className)}>
      {children}
    </div>
  );
}
