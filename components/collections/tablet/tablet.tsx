import type { CSSProperties } from 'react';

import { panelId } from '../element-id';

import { MAX_SQUARES, tabletColumns } from './tablet-columns';
import styles from './tablet.module.css';

import { Static } from '@/components/ui/static/static';
import type { Collection } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import type { Words } from '@/lib/words/words';

/** Renders a chocolate tablet whose squares link to the flavours' panels. */
export function Tablet({
  collections,
  version,
  words,
}: {
  collections: Collection[];
  version: string;
  words: Words;
}) {
  const squares = collections.flatMap(({ id, tiles }) =>
    tiles.map(({ flavour }) => ({ flavour, panel: panelId(id, flavour.id) })),
  );
  if (squares.length === 0 || squares.length > MAX_SQUARES) return null;
  return (
    <Static id={`tablet-${version}`}>
      <ul
        data-tablet
        aria-label={words.allFlavours}
        className={styles.tablet}
        style={{ '--columns': tabletColumns(squares.length) } as CSSProperties}
      >
        {squares.map(({ flavour, panel }) => (
          <li key={panel}>
            <a
              href={`#${panel}`}
              aria-label={flavour.name ?? flavour.subname ?? flavour.id}
              {...fieldOf(flavour, 'name', 'accent')}
              lang={fieldOf(flavour, 'name').lang}
              style={{ '--accent': flavour.accent } as CSSProperties}
            />
          </li>
        ))}
      </ul>
    </Static>
  );
}
