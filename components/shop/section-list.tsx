import { SectionTile } from './section-tile';
import styles from './shop.module.css';

import type { ShopShelf } from '@/lib/content/shop';
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
