import clsx from 'clsx';

import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';

import styles from './founder.module.css';

import { AnimatedPicture } from '@/components/ui/picture/animated-picture';
import { Picture } from '@/components/ui/picture/picture';
import { Static } from '@/components/ui/static/static';
import type { Editorial } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';

export function Founder({ founder, version }: { founder: Editorial; version: string }) {
  const { heading, text, pictures } = founder;
  return (
    <Section name="founder" tone="cream" heading={heading}>
      <div className={clsx(styles.founder, pictures.length === 0 && styles.textOnly)}>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((picture) => (
              <AnimatedPicture key={picture.src}>
                <Picture picture={picture} slot={PICTURE_SLOTS.founder} className={styles.picture} />
              </AnimatedPicture>
            ))}
          </div>
        )}
        <Static id={`founder-${version}`} className={styles.words}>
          <div className={styles.heading}>
            <SectionHeading name="founder" field={fieldOf(founder, 'heading')}>
              {heading}
            </SectionHeading>
          </div>
          <RichText html={text} className={styles.text} field={fieldOf(founder, 'text')} />
        </Static>
      </div>
    </Section>
  );
}
