import clsx from 'clsx';
import type { CSSProperties } from 'react';

import { panelHeadingId } from '../element-id';

import { FlavourFacts } from './flavour-facts';
import styles from './flavour-panel.module.css';
import controls from './panel-controls.module.css';
import name from './panel-name.module.css';
import photoStyles from './panel-photos.module.css';

import buttons from '@/components/ui/button.module.css';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text';
import { wordStyle } from '@/components/ui/word-style';
import type { Flavour, Site } from '@/lib/content/model';
import { type FieldAttribute, fieldOf } from '@/lib/model/field-of';
import { panelPhotoSlot, PICTURE_SLOTS } from '@/lib/model/picture-slots';
import type { Words } from '@/lib/words/words';

/** The buy link. `field`: the document fields that the link shows. */
export type Buy = { href: string | undefined; label: string; field: FieldAttribute };

/**
 * Renders a flavour's panel, without the controls that all panels have (PanelControls). A closed panel is hidden with
 * `until-found`, so that find-in-page finds its text. The panel is a custom element, because react-dom 19.3 writes
 * `hidden="until-found"` in full only on custom elements.
 */
export function FlavourPanel({
  id,
  flavour,
  isMiniOfTile = false,
  buy,
  variant,
  site,
  words,
}: {
  id: string;
  flavour: Flavour;
  isMiniOfTile?: boolean;
  buy: Buy;
  variant?: { panelId: string; label: string; field: FieldAttribute };
  site: Site;
  words: Words;
}) {
  const title = flavour.name ?? flavour.id;
  return (
    <flavour-panel
      id={id}
      {...fieldOf(flavour, 'id')}
      {...{ [isMiniOfTile ? 'data-mini-panel' : 'data-flavour-panel']: flavour.id }}
      data-style="dark"
      class={styles.panel}
      hidden="until-found"
    >
      <div className={styles.body}>
        <div className={clsx(styles.words, styles.introduction)}>
          {/* If part of the name or lead is below the viewport, the page scrolls (`needsScroll`). */}
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
            {buy.href && (
              <a
                {...buy.field}
                href={buy.href}
                data-buy
                aria-label={[buy.label, flavour.name].filter(Boolean).join(' ')}
                className={buttons.filled}
              >
                {buy.label}
              </a>
            )}
            {variant && (
              <>
                <button {...variant.field} type="button" data-mini-switch className={buttons.outline}>
                  {variant.label}
                  <span className="visually-hidden">
                    {words.colon}
                    {flavour.name}
                  </span>
                </button>
                <a href={`#${variant.panelId}`} className={controls.variantLink}>
                  {variant.label}
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
