import clsx from 'clsx';

import { AnimatedPicture } from '../ui/animated-picture';
import buttons from '../ui/button.module.css';
import { OpenNow } from '../ui/open-now';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';

import { mapWords } from './map-words';
import { StoreMap } from './store-map';
import styles from './stores.module.css';

import { phoneAddress } from '@/lib/content/links';
import type { Site, Store } from '@/lib/content/model';
import { formatDate } from '@/lib/format';
import { directionsAddress } from '@/lib/map';
import { hoursOf } from '@/lib/opening-hours';
import type { Words } from '@/lib/words/words';

export type MapSettings = { styleUrl: string; load: 'near' | 'click' };

/** The store: where it is, when it is open, how to get there, and a map that may fail without loss. */
export function Stores({
  store,
  map,
  site,
  words,
}: {
  store: Store;
  map: MapSettings;
  site: Site;
  words: Words;
}) {
  const { heading, text, picture, location } = store;
  const directions = directionsAddress(store);
  return (
    <Section name="stores" tone="cream" heading={heading} className={styles.section}>
      <div className={styles.head}>
        <SectionHeading name="stores">{heading}</SectionHeading>
        <RichText html={text} />
      </div>
      <div className={clsx(styles.place, !location && styles.withoutMap)}>
        <div className={styles.card}>
          {picture && (
            <AnimatedPicture className={styles.frame}>
              <Picture
                picture={picture}
                sizes="(min-width: 960px) 30vw, 90vw"
                slot={828}
                className={styles.picture}
              />
            </AnimatedPicture>
          )}
          <StoreDetails store={store} site={site} words={words} />
          {directions && (
            <a href={directions} target="_blank" rel="noopener" className={buttons.outline}>
              {words.directions}
            </a>
          )}
        </div>
        {location && (
          <StoreMap
            {...map}
            location={location}
            place={store.address ?? heading}
            words={mapWords(words)}
            directions={directions}
          />
        )}
      </div>
    </Section>
  );
}

function StoreDetails({ store, site, words }: { store: Store; site: Site; words: Words }) {
  const { city, address, phone, hours, special } = store;
  const openHours = hoursOf(store, site.timeZone);
  return (
    <div className={styles.details}>
      {city && <p className={styles.city}>{city}</p>}
      <dl className={styles.list}>
        {address && (
          <div>
            <dt>{words.address}</dt>
            <dd>
              <address>{address}</address>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={phoneAddress(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{words.hours}</dt>
            <dd>
              <RichText html={hours} />
              {openHours && <OpenNow hours={openHours} locale={site.locale} words={words.openNow} />}
            </dd>
          </div>
        )}
        {special.length > 0 && (
          <div>
            <dt>{words.specialDays}</dt>
            {special.map(({ date, spans }) => (
              <dd key={date}>
                <time dateTime={date}>{formatDate(date, site.locale)}</time>
                {`: ${spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || words.specialDayClosed}`}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}
