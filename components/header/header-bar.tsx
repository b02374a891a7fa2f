'use client';

import clsx from 'clsx';

import styles from './header.module.css';
import { MenuDialog } from './menu-dialog';
import { useCurrentSection } from './use-current-section';
import { type OverFilm, useOverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/field-of';

export type SectionLink = { anchor: string; href: string; label: string };

/** A brand of more letters is set smaller, in as many lines as the header is high. */
const LONG_BRAND = 18;

/** An island because it follows the scroll: its colours, the section in view, and the address hash with it. */
export function HeaderBar({
  brand,
  links,
  shop,
  overFilm,
  words,
  ...field
}: {
  brand: string;
  links: SectionLink[];
  shop: { href: string; label: string };
  overFilm: OverFilm;
  words: { navigation: string; menu: string; close: string; skip: string };
} & FieldAttribute) {
  const current = useCurrentSection();
  const { isInverted, isTitleInView } = useOverFilm(overFilm);
  const items = links.map(({ anchor, href, label }) => (
    <li key={anchor}>
      <a href={href} aria-current={anchor === current ? 'true' : undefined} className={styles.link}>
        {label}
      </a>
    </li>
  ));
  return (
    <header className={styles.header} data-inverted={isInverted} data-over-title={isTitleInView}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      <a {...field} href="/" className={clsx(styles.brand, brand.length > LONG_BRAND && styles.longBrand)}>
        {brand}
      </a>
      <nav aria-label={words.navigation} className={styles.links}>
        <ul>{items}</ul>
      </nav>
      <a href={shop.href} className={styles.shop}>
        {shop.label}
      </a>
      <MenuDialog words={words}>
        <ul>{items}</ul>
        <a href={shop.href} className={styles.menuShop}>
          {shop.label}
        </a>
      </MenuDialog>
    </header>
  );
}
