import type { CSSProperties } from 'react';

import { RichText } from '../ui/rich-text';

import { panelId } from './element-id';
import styles from './flavour-card.module.css';

import { Picture } from '@/components/ui/picture/picture';
import type { Collection, Flavour, Tile } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { cutOutSlot, hoverSlot } from '@/lib/model/picture-slots';
import type { Words } from '@/lib/words/words';

/** Without scripts, the tile has a link to the panel. */
export function FlavourCard({
  tile,
  collection,
  words,
}: {
  tile: Tile;
  collection: Collection;
  words: Words;
}) {
  const { flavour, layout } = tile;
  const panel = panelId(collection.id, flavour.id);
  const { xs, sm, md, lg } = layout.spans;
  const spanStyle = { '--xs': xs, '--sm': sm, '--md': md, '--lg': lg } as CSSProperties;
  return (
    <div {...fieldOf(tile, 'flavour')} data-item className={styles.item} style={spanStyle}>
      <div style={layout.itemStyle}>
        <button
          type="button"
          data-flavour={flavour.id}
          data-tile={panel}
          aria-expanded="false"
          aria-controls={panel}
          aria-label={flavour.name === undefined && flavour.subname === undefined ? flavour.id : undefined}
          className={styles.tile}
        >
          <Plate flavour={flavour} collection={collection} layout={layout} />
          {flavour.name && (
            <span data-name {...fieldOf(flavour, 'name')} className={styles.name}>
              {flavour.name}
            </span>
          )}
          {flavour.subname && (
            <span {...fieldOf(flavour, 'subname')} className={styles.subname}>
              {flavour.subname}
            </span>
          )}
        </button>
        {flavour.note && (
          <RichText html={flavour.note} className={styles.note} field={fieldOf(flavour, 'note')} />
        )}
        <a
          href={`#${panel}`}
          aria-label={words.facts + words.colon + (flavour.name ?? flavour.id)}
          className={styles.factsLink}
        >
          {words.facts}
        </a>
      </div>
    </div>
  );
}

function Plate({
  flavour,
  collection: { itemShape, hasHoverPicture },
  layout: { spans, imageStyle },
}: {
  flavour: Flavour;
  collection: Collection;
  layout: Tile['layout'];
}) {
  const { picture, hoverPicture, accent } = flavour;
  const shape = itemShape && { aspectRatio: `${itemShape.width} / ${itemShape.height}` };
  return (
    <span
      {...fieldOf(flavour, 'accent')}
      className={styles.plate}
      style={{ ...shape, '--accent': accent } as CSSProperties}
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          slot={cutOutSlot(spans)}
          className={styles.cutOut}
          style={imageStyle}
        />
      )}
      {hasHoverPicture && hoverPicture && (
        <Picture picture={hoverPicture} alt="" slot={hoverSlot(spans)} className={styles.hoverPicture} />
      )}
    </span>
  );
}
