import clsx from 'clsx';

import buttons from '../ui/button.module.css';
import { Phrases } from '../ui/phrases';
import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';

import { directionsAddress } from './directions';
import { StoreMap } from './map/store-map';
import mapStyles from './map/store-map.module.css';
import styles from './stores.module.css';

import { OpeningHours, spansText } from '@/components/ui/opening-hours';
import { AnimatedPicture } from '@/components/ui/picture/animated-picture';
import { Picture } from '@/components/ui/picture/picture';
import { keepTownWithCode } from '@/components/ui/postal-code';
import type { Site, Store } from '@/lib/content/model';
import { phoneAddress } from '@/lib/content/values/links';
import { fieldOf, fieldsOf } from '@/lib/model/field-of';
import { formatDate } from '@/lib/model/format';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import type { Words } from '@/lib/words/words';

export function Stores({
  store,
  map,
  site,
  words,
}: {
  store: Store;
  map: { styleUrl: string; load: 'near' | 'click' };
  site: Site;
  words: Words;
}) {
  const { heading, text, picture, location } = store;
  const directions = directionsAddress(store, site.name);
  const place = store.address ? keepTownWithCode(store.address) : heading;
  const { lang, dir } = fieldOf(store, store.address ? 'address' : 'heading');
  return (
    <Section name="stores" tone="cream" heading={heading} className={styles.section}>
      <div className={styles.head}>
        <SectionHeading name="stores" field={fieldOf(store, 'heading')}>
          {heading}
        </SectionHeading>
        <RichText html={text} field={fieldOf(store, 'text')} />
      </div>
      <div className={clsx(styles.place, mapStyles.place)}>
        <div className={clsx(styles.card, mapStyles.card)}>
          <StoreDetails store={store} site={site} words={words} />
          <DirectionsLink href={directions} className={buttons.outline} words={words} />
          <SpecialDays store={store} site={site} words={words} />
          {picture && location && (
            <AnimatedPicture className={clsx(styles.frame, mapStyles.frame)}>
              <Picture picture={picture} slot={PICTURE_SLOTS.storeFront} className={styles.picture} />
            </AnimatedPicture>
          )}
        </div>
        {picture && !location && (
          <div className={styles.area}>
            <AnimatedPicture className={styles.facade}>
              <Picture picture={picture} slot={PICTURE_SLOTS.storeFrontForMap} />
            </AnimatedPicture>
          </div>
        )}
        {location && (
          <StoreMap
            {...fieldOf(store, 'location')}
            styleUrl={map.styleUrl}
            load={map.load}
            className={styles.area}
            location={location}
            place={
              place && (
                <span lang={lang} dir={dir}>
                  <Phrases>{place}</Phrases>
                </span>
              )
            }
            directions={<DirectionsLink href={directions} className={buttons.plain} words={words} />}
            words={words.map}
          >
            {picture && (
              <Picture
                picture={picture}
                slot={PICTURE_SLOTS.storeFrontForFailedMap}
                className={mapStyles.facadeFallback}
              />
            )}
          </StoreMap>
        )}
      </div>
    </Section>
  );
}

function DirectionsLink({ href, className, words }: { href?: string; className?: string; words: Words }) {
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {words.directions}
    </a>
  );
}

function StoreDetails({ store, site, words }: { store: Store; site: Site; words: Words }) {
  const { city, address, phone, hours } = store;
  return (
    <div>
      {city && (
        <p
          {...fieldOf(store, 'city')}
          className={clsx(styles.city, address?.includes(city) && styles.cityOfAddress)}
        >
          {city}
        </p>
      )}
      <dl className={styles.list}>
        {(hours || store.opening) && (
          <div>
            <dt>{words.hours}</dt>
            <dd {...fieldsOf(fieldOf(store, 'opening'), fieldOf(site, 'timeZone'))}>
              <OpeningHours store={store} site={site} words={words} />
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{words.address}</dt>
            <dd {...fieldOf(store, 'address')}>
              <address>{keepTownWithCode(address)}</address>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd {...fieldOf(store, 'phone')}>
              <a href={phoneAddress(phone)}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function SpecialDays({ store, site, words }: { store: Store; site: Site; words: Words }) {
  const { special } = store;
  if (special.length === 0) return null;
  return (
    <dl className={clsx(styles.list, styles.special)}>
      <div>
        <dt>{words.specialDays}</dt>
        {special.map(({ date, spans }) => (
          <dd key={date} {...fieldOf(store, 'special')}>
            <time dateTime={date}>{formatDate(date, site.locale)}</time>
            {words.colon + (spansText(spans) || words.specialDayClosed)}
          </dd>
        ))}
      </div>
    </dl>
  );
}
