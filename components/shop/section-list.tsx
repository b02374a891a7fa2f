import type { CSSProperties } from 'react';

import styles from './shop.module.css';

import { Picture } from '@/components/ui/picture/picture';
import type { ShopShelf } from '@/lib/content/shop';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import type { Routes } from '@/lib/model/routes';

export function SectionList({
  title,
  shelves,
  routes,
}: {
  title: string;
  shelves: ShopShelf[];
  routes: Routes;
}) {
  if (shelves.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {shelves.map((shelf) => (
          <li key={shelf.code}>
            <SectionTile shelf={shelf} href={routes.category(shelf)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionTile({
  shelf: { title, titleField, collections },
  href,
}: {
  shelf: ShopShelf;
  href: string;
}) {
  const flavour = collections
    .flatMap(({ tiles }) => tiles)
    .map(({ flavour }) => flavour)
    .find(({ picture }) => picture);
  return (
    <a href={href} className={styles.section}>
      <span className={styles.plate} style={{ '--accent': flavour?.accent } as CSSProperties}>
        {flavour?.picture && (
          <Picture picture={flavour.picture} alt="" slot={PICTURE_SLOTS.shopList} className={styles.cutOut} />
        )}
      </span>
      <span {...titleField} className={styles.sectionName}>
        {title}
      </span>
    </a>
  );
}
