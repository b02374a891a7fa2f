import { OpenNow } from './open-now/open-now';
import { Phrases } from './phrases';
import { RichText } from './rich-text';

import type { Site, Store } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { hoursOf, plainHours, type Span } from '@/lib/model/opening-hours';
import type { Words } from '@/lib/words/words';

export const spansText = (spans: Span[]) => spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

export function OpeningHours({ store, site, words }: { store: Store; site: Site; words: Words }) {
  const { hours, opening = '' } = store;
  const openHours = hoursOf(store, site.timeZone);
  return (
    <>
      <RichText html={hours} field={fieldOf(store, 'hours')} />
      {!hours &&
        plainHours(opening, site.locale).map(({ days, spans }) => (
          <p key={days}>
            <Phrases>{days + words.colon + spansText(spans)}</Phrases>
          </p>
        ))}
      {openHours && <OpenNow hours={openHours} locale={site.locale} words={words.openNow} />}
    </>
  );
}
