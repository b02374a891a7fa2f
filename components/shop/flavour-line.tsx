import type { CSSProperties } from 'react';

import { RichText } from '../ui/rich-text';

import styles from './shop.module.css';

import { Picture } from '@/components/ui/picture/picture';
import type { Flavour, Site } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { formatMoney, formatPricePerKg, formatWeight } from '@/lib/model/format';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';

/** `isCurrent`: the visitor followed this flavour's buy link. */
export function FlavourLine({
  flavour,
  href,
  isCurrent,
  site,
}: {
  flavour: Flavour;
  href?: string;
  isCurrent: boolean;
  site: Site;
}) {
  const { id, name, subname, lead, picture, price, netWeight, pricePerKg, accent } = flavour;
  const title = name ?? id;
  return (
    <li
      className={styles.line}
      data-current-flavour={isCurrent ? id : undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <div
        {...fieldOf(flavour, 'accent')}
        className={styles.plate}
        style={{ '--accent': accent } as CSSProperties}
      >
        {picture && (
          <Picture picture={picture} alt="" slot={PICTURE_SLOTS.shopList} className={styles.cutOut} />
        )}
      </div>
      <h3 {...fieldOf(flavour, 'name')} className={styles.name}>
        {href ? <a href={href}>{title}</a> : title}
      </h3>
      {subname && (
        <p {...fieldOf(flavour, 'subname')} className={styles.subname}>
          {subname}
        </p>
      )}
      <RichText html={lead} className={styles.lead} field={fieldOf(flavour, 'lead')} />
      <p {...fieldOf(flavour, 'price', 'netWeight', 'pricePerKg')} className={styles.price}>
        {[
          price !== undefined && formatMoney(price, site),
          netWeight && formatWeight(netWeight, site.locale),
          pricePerKg && formatPricePerKg(pricePerKg, site),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
