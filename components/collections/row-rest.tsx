import clsx from 'clsx';
import type { CSSProperties } from 'react';

import { RichText } from '../ui/rich-text';

import styles from './row-rest.module.css';

import type { Collection } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { freeTracks } from '@/lib/model/grid-rows';

/** Fills the free columns in the last row with the last flavour's lead text. */
export function RowRest({ collection: { layout, tiles } }: { collection: Collection }) {
  const last = tiles.at(-1)?.flavour;
  const lead = last?.lead;
  if (layout.kind !== 'uniform' || !lead) return null;
  const { xs, sm, md, lg } = freeTracks(layout.spans, tiles.length);
  return (
    <div
      className={clsx(
        styles.rest,
        xs > 0 && styles.atXs,
        sm > 0 && styles.atSm,
        md > 0 && styles.atMd,
        lg > 0 && styles.atLg,
      )}
      style={{ '--xs': xs, '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}
    >
      <RichText html={lead} className={styles.words} field={fieldOf(last, 'lead')} />
    </div>
  );
}
