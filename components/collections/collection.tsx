import { Fragment } from 'react';

import { RichText } from '../ui/rich-text';
import { rowStyle, wordStyle } from '../ui/word-style';

import styles from './collection.module.css';
import type { CollectionsContext } from './context';
import { idPart } from './element-id';
import { FlavourCard } from './flavour-card';
import { FlavourPanel } from './panel/flavour-panel';
import { RowRest } from './row-rest';

import { Picture } from '@/components/ui/picture/picture';
import type { Collection as CollectionContent } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { GROUP_SIZE, rowSizes } from '@/lib/model/grid-rows';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';

export function Collection({
  collection,
  ...context
}: { collection: CollectionContent } & CollectionsContext) {
  const { id, name, subtitle, picture, tiles, layout } = collection;
  // The prefix `collection-` is taken by the section's id.
  const headingId = `heading-${idPart(id)}`;
  const items = tiles.map((tile) => (
    <Fragment key={tile.flavour.id}>
      <FlavourCard tile={tile} collection={collection} words={context.words} />
      <FlavourPanel tile={tile} collection={collection} {...context} />
      <FlavourPanel isMini tile={tile} collection={collection} {...context} />
    </Fragment>
  ));
  return (
    <section
      {...fieldOf(collection, 'id', 'anchorLabel', 'hasHoverPicture', 'itemShape', 'layout', 'sectionCode')}
      data-collection={id}
      data-row-sizes={JSON.stringify(rowSizes(layout))}
      id={`collection-${id}`}
      // A link to the collection moves the focus here, so that screen readers read the collection's name.
      tabIndex={-1}
      aria-labelledby={name && headingId}
      className={styles.collection}
      style={rowStyle(tiles.map(({ flavour }) => flavour.name))}
    >
      {(name || subtitle || picture) && (
        <div className={styles.head}>
          {picture && (
            <Picture picture={picture} slot={PICTURE_SLOTS.collection} className={styles.picture} />
          )}
          {name && (
            <h3
              {...fieldOf(collection, 'name')}
              id={headingId}
              className={styles.name}
              style={wordStyle(name)}
            >
              {name}
            </h3>
          )}
          {subtitle && (
            <RichText html={subtitle} className={styles.subtitle} field={fieldOf(collection, 'subtitle')} />
          )}
        </div>
      )}
      {layout.kind === 'uniform' ? (
        <div className={styles.grid}>
          {items}
          <RowRest collection={collection} />
        </div>
      ) : (
        inGroups(items).map((group, index) => (
          <div key={index} className={styles.group}>
            {group}
          </div>
        ))
      )}
    </section>
  );
}

/** Splits the items into groups. A panel opens below the group of its tile or, at breakpoint xs, below its tile. */
function inGroups<T>(items: T[]): T[][] {
  const groups = Math.ceil(items.length / GROUP_SIZE.lg);
  return Array.from({ length: groups }, (_, index) =>
    items.slice(index * GROUP_SIZE.lg, (index + 1) * GROUP_SIZE.lg),
  );
}
