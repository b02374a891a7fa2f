import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';
import { Slider } from '../ui/slider';

import styles from './categories.module.css';

import type { Home } from '@/lib/content/model';
import type { Routes } from '@/lib/routes';
import type { Words } from '@/lib/words/words';

const SIZES =
  '(min-width: 1640px) 22vw, (min-width: 1280px) 24vw, (min-width: 960px) 28vw, (min-width: 600px) 40vw, 66vw';

/** A row of tall pictures to slide through, each a link into the shop. */
export function Categories({
  categories: { heading, text, items },
  routes,
  words,
}: {
  categories: NonNullable<Home['categories']>;
  routes: Routes;
  words: Words;
}) {
  return (
    <Section name="categories" tone="cream" heading={heading} className={styles.section}>
      <Slider
        name="categories"
        mode="free"
        label={heading ?? words.sections.shop}
        words={words}
        className={styles.slider}
        head={
          <div className={styles.head}>
            <SectionHeading name="categories">{heading}</SectionHeading>
            <RichText html={text} />
          </div>
        }
      >
        {items.map(({ code, name, picture }) => (
          <li key={code} className={styles.slide}>
            <a
              href={routes.category({ code })}
              data-category={code}
              className={styles.tile}
              aria-label={name ?? code}
            >
              {picture && (
                <Picture picture={picture} alt="" sizes={SIZES} slot={1080} className={styles.picture} />
              )}
              {name && <span className={styles.name}>{name}</span>}
            </a>
          </li>
        ))}
      </Slider>
    </Section>
  );
}
