import styles from './category-tile.module.css';

import { Picture } from '@/components/ui/picture/picture';
import type { Category } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import type { PictureSlot } from '@/lib/model/picture-slots';

export function CategoryTile({
  category,
  href,
  slot,
}: {
  category: Category;
  href: string;
  slot: PictureSlot;
}) {
  const { code, name, picture } = category;
  return (
    <a
      {...fieldOf(category, 'code')}
      href={href}
      data-category={code}
      className={styles.tile}
      aria-label={name === undefined ? code : undefined}
    >
      {picture && <Picture picture={picture} alt="" slot={slot} className={styles.picture} />}
      {name && (
        <span {...fieldOf(category, 'name')} className={styles.name}>
          {name}
        </span>
      )}
    </a>
  );
}
