import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';
import { rowStyle } from '../ui/word-style';

import styles from './categories.module.css';
import { CategoryTile } from './category-tile';

import { Slider } from '@/components/ui/slider/slider';
import type { Home } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import type { Routes } from '@/lib/model/routes';
import type { Words } from '@/lib/words/words';

export function Categories({
  categories,
  routes,
  words,
}: {
  categories: NonNullable<Home['categories']>;
  routes: Routes;
  words: Words;
}) {
  const { heading, text, items } = categories;
  const row = rowStyle(items.map(({ name }) => name));
  return (
    <Section name="categories" tone="cream" heading={heading} className={styles.section}>
      <Slider
        name="categories"
        mode="free"
        label={heading ?? words.sections.shop}
        words={{ ...words.slider, colon: words.colon }}
        className={styles.slider}
        head={
          <div className={styles.head}>
            <SectionHeading name="categories" field={fieldOf(categories, 'heading')}>
              {heading}
            </SectionHeading>
            <RichText html={text} field={fieldOf(categories, 'text')} />
          </div>
        }
      >
        {items.map((category) => (
          <li key={category.code} className={styles.slide} style={row}>
            <CategoryTile
              category={category}
              href={routes.category(category)}
              slot={PICTURE_SLOTS.category}
            />
          </li>
        ))}
      </Slider>
    </Section>
  );
}
