import clsx from 'clsx';
import type { CSSProperties } from 'react';

import type { CollectionsContext } from '../context';
import { miniPanelId, panelHeadingId, panelId } from '../element-id';

import { FlavourFacts } from './flavour-facts';
import styles from './flavour-panel.module.css';
import controls from './panel-controls.module.css';
import name from './panel-name.module.css';
import photoStyles from './panel-photos.module.css';

import buttons from '@/components/ui/button.module.css';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text';
import { wordStyle } from '@/components/ui/word-style';
import type { Collection, Flavour, Tile } from '@/lib/content/model';
import { fieldOf, fieldsOf } from '@/lib/model/field-of';
import { panelPhotoSlot, PICTURE_SLOTS } from '@/lib/model/picture-slots';
import { buyAddress } from '@/lib/model/routes';

/**
 * Hides a closed panel with `until-found`, so that find-in-page finds its text. The panel is a custom element, because
 * React-dom 19.3 writes `until-found` only on custom elements.
 */
export function FlavourPanel({
  tile,
  collection,
  isMini = false,
  site,
  routes,
  words,
}: { tile: Tile; collection: Collection; isMini?: boolean } & CollectionsContext) {
  const flavour = isMini ? tile.mini : tile.flavour;
  if (!flavour) return null;
  const own = panelId(collection.id, tile.flavour.id);
  const mini = miniPanelId(collection.id, tile.flavour.id);
  const id = isMini ? mini : own;
  const title = flavour.name ?? flavour.id;
  const buyAt = site.saleEnabled ? buyAddress(routes, flavour, collection.sectionCode) : undefined;
  const buyLabel = routes.isStandIn ? words.howToBuy : words.buy;
  const switchLabel = isMini ? words.showFullSize : words.showMini;
  return (
    <flavour-panel
      id={id}
      {...fieldOf(flavour, 'id')}
      {...{ [isMini ? 'data-mini-panel' : 'data-flavour-panel']: flavour.id }}
      data-style="dark"
      class={styles.panel}
      hidden="until-found"
    >
      <div className={styles.body}>
        <div className={clsx(styles.words, styles.introduction)}>
          {/* `needsScroll` checks whether this element ends below the viewport. */}
          <div className={name.nameAndLead}>
            {flavour.subname && (
              <p {...fieldOf(flavour, 'subname')} className={name.subname}>
                {flavour.subname}
              </p>
            )}
            <h4
              {...fieldOf(flavour, 'name')}
              id={panelHeadingId(id)}
              style={wordStyle(title)}
              className={name.name}
            >
              {title}
            </h4>
            <RichText html={flavour.lead} className={name.lead} field={fieldOf(flavour, 'lead')} />
          </div>
          <FlavourFacts part="offer" flavour={flavour} site={site} words={words} />
          <div className={controls.actions}>
            {buyAt && (
              <a
                {...fieldsOf(
                  fieldOf(flavour, 'productCode'),
                  fieldOf(collection, 'sectionCode'),
                  fieldOf(site, 'saleEnabled'),
                )}
                href={buyAt}
                data-buy
                aria-label={[buyLabel, flavour.name].filter(Boolean).join(' ')}
                className={buttons.filled}
              >
                {buyLabel}
              </a>
            )}
            {tile.mini && (
              <>
                <button {...fieldOf(tile, 'mini')} type="button" data-mini-switch className={buttons.outline}>
                  {switchLabel}
                  <span className="visually-hidden">
                    {words.colon}
                    {flavour.name}
                  </span>
                </button>
                <a href={`#${isMini ? own : mini}`} className={controls.variantLink}>
                  {switchLabel}
                </a>
              </>
            )}
          </div>
        </div>
        <PanelPhotos flavour={flavour} />
        <div className={clsx(styles.words, styles.contents)}>
          <FlavourFacts part="contents" flavour={flavour} site={site} words={words} />
          {flavour.about && (
            <div className={styles.about}>
              <flavour-about id={`${id}-about`} data-about hidden="until-found" class={styles.aboutText}>
                <RichText html={flavour.about} field={fieldOf(flavour, 'about')} />
              </flavour-about>
            </div>
          )}
        </div>
      </div>
    </flavour-panel>
  );
}

function PanelPhotos({ flavour }: { flavour: Flavour }) {
  const { photos, picture, accent } = flavour;
  if (photos.length === 0 && !picture) return null;
  return (
    <div
      {...fieldOf(flavour, 'accent')}
      className={photoStyles.photos}
      style={{ '--accent': accent } as CSSProperties}
    >
      {photos.map((photo) => (
        <Picture key={photo.src} picture={photo} slot={panelPhotoSlot(photo)} className={photoStyles.photo} />
      ))}
      {photos.length === 0 && picture && (
        <div className={photoStyles.plate}>
          <Picture picture={picture} slot={PICTURE_SLOTS.panelPlate} className={photoStyles.cutOut} />
        </div>
      )}
    </div>
  );
}
