import styles from './footer.module.css';

import type { Routes } from '@/lib/model/routes';
import type { Words } from '@/lib/words/words';

export function Footer({ brand, routes, words }: { brand?: string; routes: Routes; words: Words }) {
  return (
    <footer className={styles.footer}>
      <a href={routes.home()}>{brand ?? words.home}</a>
      <a href={routes.shop()}>{words.goToShop}</a>
      <a href="#content">{words.backToTop}</a>
    </footer>
  );
}
