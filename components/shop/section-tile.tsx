import type { CSSProperties } from 'react';

import styles from './section-tile.module.css';

import { Picture } from '@/components/ui/picture/picture';
import type { ShopShelf } from '@/lib/content/shop';

/** Renders a product section with the picture of the first flavour that has a picture. */
export function SectionTile({
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
    <a href={href} className={styles.tile}>
      <span className={styles.plate} style={{ '--accent': flavour?.accent } as CSSProperties}>
        {flavour?.picture && (
          <Picture
            picture={flavour.picture}
            alt=""
            sizes="(min-width: 960px) 22vw, 45vw"
            slot={640}
            className={styles.cutOut}
          />
        )}
      </span>
      <span {...titleField} className={styles.name}>
        {title}
      </span>
    </a>
  );
}
