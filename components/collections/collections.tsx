import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';
import { Static } from '../ui/static';

import { AllergenFinder } from './allergen-finder';
import { Collection } from './collection';
import styles from './collections.module.css';
import type { CollectionsContext } from './context';
import { FlavourBrowser } from './flavour-browser';

import { allergenIndex } from '@/lib/allergen-index';
import type { Home } from '@/lib/content/model';

/** All collections of flavours, with links to the anchored ones in their header. */
export function Collections({
  collections: { heading, text, items },
  version,
  ...given
}: { collections: NonNullable<Home['collections']>; version: string } & CollectionsContext) {
  const anchored = items.filter(({ anchorLabel }) => anchorLabel !== undefined);
  const { words, site } = given;
  const flavours = items.flatMap(({ tiles }) =>
    tiles.flatMap(({ flavour, mini }) => [flavour, mini ?? []].flat()),
  );
  const index = allergenIndex(flavours, site.locale, words.allergenGroups);
  const context = { ...given, allergenIndex: index };
  return (
    <Section name="collections" tone="paper" heading={heading}>
      <div className={styles.header}>
        <div className={styles.title}>
          <SectionHeading name="collections">{heading}</SectionHeading>
          <RichText html={text} />
        </div>
        {anchored.length > 0 && items.length > 1 && (
          <nav aria-label={words.collections} className={styles.anchors}>
            <ul>
              {anchored.map(({ id, anchorLabel, tiles }) => (
                <li key={id}>
                  <a href={`#collection-${encodeURIComponent(id)}`} className={styles.anchor}>
                    <span className={styles.label}>{anchorLabel}</span>{' '}
                    <span className={styles.count}>{tiles.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {index && <AllergenFinder index={index} version={version} locale={site.locale} words={words} />}
      </div>
      <FlavourBrowser words={{ linkCopied: words.linkCopied, linkNotCopied: words.linkNotCopied }}>
        <Static id={`flavours-${version}`}>
          {items.map((collection) => (
            <Collection key={collection.id} collection={collection} {...context} />
          ))}
        </Static>
      </FlavourBrowser>
    </Section>
  );
}
