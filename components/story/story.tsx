import clsx from 'clsx';

import { RichText } from '../ui/rich-text';
import { Section, SectionHeading } from '../ui/section';

import styles from './story.module.css';

import { AnimatedPicture } from '@/components/ui/picture/animated-picture';
import { Picture } from '@/components/ui/picture/picture';
import { Static } from '@/components/ui/static/static';
import type { Editorial } from '@/lib/content/model';
import { fieldOf } from '@/lib/model/field-of';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';

const SLOTS = { left: PICTURE_SLOTS.storyLeft, right: PICTURE_SLOTS.storyRight };

export function Story({
  name,
  story,
  tone,
  pictureSide,
  version,
}: {
  name: 'story' | 'story-second';
  story: Editorial;
  tone: 'cream' | 'cocoa';
  pictureSide: 'left' | 'right';
  version: string;
}) {
  const { heading, text, pictures } = story;
  return (
    <Section name={name} tone={tone} heading={heading}>
      <div className={clsx(styles.story, styles[pictureSide], pictures.length === 0 && styles.textOnly)}>
        <Static id={`${name}-${version}`} className={styles.words}>
          <SectionHeading name={name} field={fieldOf(story, 'heading')}>
            {heading}
          </SectionHeading>
          <RichText html={text} field={fieldOf(story, 'text')} />
        </Static>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((picture) => (
              <AnimatedPicture key={picture.src}>
                <Picture picture={picture} slot={SLOTS[pictureSide]} className={styles.picture} />
              </AnimatedPicture>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
