import styles from './how-to-buy.module.css';

import { OpeningHours } from '@/components/ui/opening-hours';
import { keepTownWithCode } from '@/components/ui/postal-code';
import type { Content } from '@/lib/content/model';
import { phoneAddress } from '@/lib/content/values/links';
import { fieldOf } from '@/lib/model/field-of';
import { withCity } from '@/lib/model/format';
import type { Words } from '@/lib/words/words';

export function HowToBuy({ content: { site, home }, words }: { content: Content; words: Words }) {
  const { stores } = home;
  const phone = stores?.phone ?? home.contacts?.phone;
  return (
    <section aria-labelledby="how-to-buy" className={styles.how}>
      <h2 id="how-to-buy" className={styles.heading}>
        {words.howToBuy}
      </h2>
      <p>{phone ? words.orders : words.ordersInStore}</p>
      {phone && (
        <a
          {...(stores?.phone ? fieldOf(stores, 'phone') : fieldOf(home.contacts, 'phone'))}
          href={phoneAddress(phone)}
          aria-label={words.phone + words.colon + phone}
          className={styles.phone}
        >
          {phone}
        </a>
      )}
      {stores?.address && (
        <address {...fieldOf(stores, 'address')} className={styles.address}>
          {keepTownWithCode(withCity(stores.address, stores.city))}
        </address>
      )}
      {stores && (
        <div>
          <OpeningHours store={stores} site={site} words={words} />
        </div>
      )}
    </section>
  );
}
