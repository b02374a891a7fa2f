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

/** Language links. `links`: this page in the other languages. */
export type HeaderLanguages = { home: string; links: LanguageLinkProps[] };
export type SectionLink = { anchor: string; href: string; label: string };

/** A longer brand name gets a smaller font and may wrap. */
const LONG_BRAND = 18;

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
      {/* Keeps the number of MenuDialog's siblings the same with and without language links, because the value of
          `useId` in MenuDialog depends on this number. */}
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
        <a href={shop.href} className={menu.shop}>
          {shop.label}
        </a>
        {languages?.links.map((link) => (
          <LanguageLink key={link.locale} {...link} className={menu.language} />
        ))}
      </MenuDialog>
    </header>
  );
}
