'use client';

import clsx from 'clsx';

import styles from './header.module.css';
import { LanguageLink, type LanguageLinkProps } from './language-link';
import { MenuDialog } from './menu-dialog';
import menu from './menu.module.css';
import { useCurrentSection } from './use-current-section';
import { type OverFilm, useOverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/model/field-of';
import type { Words } from '@/lib/words/words';

/** In characters. */
const LONG_BRAND = 18;

export function HeaderBar({
  brand,
  links,
  home,
  shop,
  overFilm,
  languages,
  words,
  ...field
}: {
  brand: string;
  links: { anchor: string; href: string; label: string }[];
  home: string;
  shop: { href: string; label: string };
  overFilm: OverFilm;
  languages: LanguageLinkProps[];
  words: Words['header'];
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
      <a {...field} href={home} className={clsx(styles.brand, brand.length > LONG_BRAND && styles.longBrand)}>
        {brand}
      </a>
      <nav aria-label={words.navigation} className={styles.links}>
        <ul>{items}</ul>
      </nav>
      {languages.map((link) => (
        <LanguageLink key={link.locale} {...link} className={styles.language} />
      ))}
      <a href={shop.href} className={styles.shop}>
        {shop.label}
      </a>
      <MenuDialog words={words}>
        <ul>{items}</ul>
        <a href={shop.href} className={menu.shop}>
          {shop.label}
        </a>
        {languages.map((link) => (
          <LanguageLink key={link.locale} {...link} className={menu.language} />
        ))}
      </MenuDialog>
    </header>
  );
}
