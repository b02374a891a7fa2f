import type { CSSProperties } from 'react';

import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';

import styles from './contacts.module.css';

import { columnWidth, hasDescender } from '@/components/ui/display-width';
import { OpenNow } from '@/components/ui/open-now/open-now';
import type { Contacts as ContactsContent, Site } from '@/lib/content/model';
import { phoneAddress } from '@/lib/content/values/links';
import { fieldOf } from '@/lib/model/field-of';
import type { Hours } from '@/lib/model/opening-hours';
import type { Words } from '@/lib/words/words';

export function Contacts({
  contacts,
  hours,
  site,
  words,
}: {
  contacts: ContactsContent;
  hours?: Hours;
  site: Site;
  words: Words;
}) {
  const { heading, text, phone, email, social, legal } = contacts;
  const { name: brand, locale } = site;
  return (
    <Section name="contacts" tone="cocoa" heading={heading} className={styles.section}>
      <div className={styles.contacts}>
        <div className={styles.words}>
          <SectionHeading name="contacts" field={fieldOf(contacts, 'heading')}>
            {heading}
          </SectionHeading>
          <RichText html={text} field={fieldOf(contacts, 'text')} />
        </div>
        <div className={styles.channels}>
          {phone && (
            <a
              {...fieldOf(contacts, 'phone')}
              href={phoneAddress(phone)}
              aria-label={words.phone + words.colon + phone}
              className={styles.channel}
            >
              {phone}
            </a>
          )}
          {email && (
            <a
              {...fieldOf(contacts, 'email')}
              href={`mailto:${email}`}
              aria-label={words.email + words.colon + email}
              className={styles.channel}
            >
              {email}
            </a>
          )}
          {hours && <OpenNow hours={hours} locale={locale} words={words.openNow} />}
          {social.length > 0 && (
            <ul {...fieldOf(contacts, 'social')} className={styles.social} aria-label={words.social}>
              {social.map(({ label, address }) => (
                <li key={address}>
                  <a href={address} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.closing} style={brandStyle(brand)}>
        {brand && (
          <p {...fieldOf(site, 'name')} className={styles.brand} aria-hidden="true">
            {brand}
          </p>
        )}
        <RichText html={legal} className={styles.legal} field={fieldOf(contacts, 'legal')} />
      </div>
    </Section>
  );
}

/** Lines of the site name (--size-1 to --size-5 in contacts.module.css). */
const MAX_LINES = 5;

/**
 * `--width-N`: width of the name in N lines, in em. `--descent`: depth of the name below its baseline, in em. `--gaps`:
 * number of gaps between the letters of the name (at least 1).
 */
function brandStyle(brand = ''): CSSProperties {
  const widths = Array.from({ length: MAX_LINES }, (_, index) => columnWidth(brand, index + 1));
  const isOneWord = widths.at(-1) === widths[0];
  return {
    ...Object.fromEntries(
      (isOneWord ? widths.slice(0, 1) : widths).map((width, index) => [`--width-${index + 1}`, width]),
    ),
    '--gaps': Math.max(1, brand.length - 1),
    '--descent': hasDescender(brand) ? 0.24 : 0,
  } as CSSProperties;
}
