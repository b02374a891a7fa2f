import clsx from 'clsx';

import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';

import { Collection } from './collection';
import styles from './collections.module.css';
import type { CollectionsContext } from './context';
import { FarTiles } from './far-tiles';
import { AllergenFinder } from './finder/allergen-finder';
import finder from './finder/allergen-finder.module.css';
import { allergenIndex } from './finder/allergen-index';
import { FlavourBrowser } from './flavour-browser';
import { PanelControls } from './panel/panel-controls';
import { Tablet } from './tablet/tablet';

import { Static } from '@/components/ui/static/static';
import type { Home } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { pluralForm } from '@/lib/model/plural';

export function Collections({
  collections,
  version,
  ...given
}: { collections: NonNullable<Home['collections']>; version: string } & CollectionsContext) {
  const { heading, text, items } = collections;
  const anchored = items.filter(({ anchorLabel }) => typeof anchorLabel === 'string');
  const { words, site } = given;
  const flavours = items.flatMap(({ tiles }) =>
    tiles.flatMap(({ flavour, mini }) => [flavour, mini ?? []].flat()),
  );
  const index = allergenIndex(flavours, site.locale);
  return (
    <Section name="collections" tone="paper" heading={heading}>
      <div className={clsx(styles.header, finder.header)}>
        <div className={styles.title}>
          <SectionHeading name="collections" field={fieldOf(collections, 'heading')}>
            {heading}
          </SectionHeading>
          <RichText html={text} field={fieldOf(collections, 'text')} />
        </div>
        {anchored.length > 0 && (
          <nav aria-label={words.collections} className={styles.anchors}>
            <ul>
              {anchored.map((collection) => (
                <li key={collection.id}>
                  <a
                    href={`#collection-${encodeURIComponent(collection.id)}`}
                    aria-label={`${collection.anchorLabel}, ${pluralForm(collection.tiles.length, words.flavourCount, site.locale)}`}
                    className={styles.anchor}
                  >
                    <span {...fieldOf(collection, 'anchorLabel')} className={styles.label}>
                      {collection.anchorLabel}
                    </span>{' '}
                    <span className={styles.count}>{collection.tiles.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.index}>
          {index && <AllergenFinder index={index} version={version} locale={site.locale} words={words} />}
          <Tablet collections={items} version={version} words={words} />
        </div>
      </div>
      <FlavourBrowser>
        <Static id={`flavours-${version}`}>
          <PanelControls words={words} />
          <FarTiles tiles={items.reduce((sum, { tiles }) => sum + tiles.length, 0)}>
            {items.map((collection) => (
              <Collection key={collection.id} collection={collection} {...given} />
            ))}
          </FarTiles>
        </Static>
      </FlavourBrowser>
    </Section>
  );
}
