'use client';

import clsx from 'clsx';

import styles from './header.module.css';
import { LanguageLink, type LanguageLinkProps } from './language-link';
import { MenuDialog } from './menu-dialog';
import { useCurrentSection } from './use-current-section';
import { type OverFilm, useOverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/model/field-of';

/** On a site of several languages: where home is in this one, and the page in the others. */
export type HeaderLanguages = { home: string; links: LanguageLinkProps[] };
export type SectionLink = { anchor: string; href: string; label: string };

/** A brand of more letters is set smaller, in as many lines as the header is high. */
const LONG_BRAND = 18;

/** An island because it follows the scroll: its colours, the section in view, and the address hash with it. */
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
      {/* One place among the header's, whatever stands in it: where the menu stands decides its element ids. */}
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
