'use client';

import clsx from 'clsx';

import styles from './header.module.css';
import { LanguageLink, type LanguageLinkProps } from './language-link';
import { MenuDialog } from './menu-dialog';
import { useCurrentSection } from './use-current-section';
import { type OverFilm, useOverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/model/field-of';

/** Links to the other languages, and the home page of this one. Only on sites with several languages. */
export type HeaderLanguages = { home: string; links: LanguageLinkProps[] };
export type SectionLink = { anchor: string; href: string; label: string };

/** A brand with more letters is set smaller and may wrap. */
const LONG_BRAND = 18;

/** Renders the header and updates its colours, the current section and the address hash on scroll. */
export function HeaderBar({
  brand,
  links,
  shop,
  overFilm,
  languages,
  words,
  ...field
}: {
  brand: string;
  links: SectionLink[];
  shop: { href: string; label: string };
  overFilm: OverFilm;
  languages?: HeaderLanguages;
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
      <a
        {...field}
        href={languages?.home ?? '/'}
        className={clsx(styles.brand, brand.length > LONG_BRAND && styles.longBrand)}
      >
        {brand}
      </a>
      <nav aria-label={words.navigation} className={styles.links}>
        <ul>{items}</ul>
      </nav>
      {/* The fragment keeps MenuDialog at the same position among its siblings, because useId depends on it. */}
      <>
        {languages?.links.map((link) => (
          <LanguageLink key={link.locale} {...link} className={styles.language} />
        ))}
        <a href={shop.href} className={styles.shop}>
          {shop.label}
        </a>
      </>
      <MenuDialog words={words}>
        <ul>{items}</ul>
        <a href={shop.href} className={styles.menuShop}>
          {shop.label}
        </a>
        {languages?.links.map((link) => (
          <LanguageLink key={link.locale} {...link} className={styles.menuLanguage} />
        ))}
      </MenuDialog>
    </header>
  );
}
