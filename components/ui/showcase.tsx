import clsx from 'clsx';

import buttons from './button.module.css';
import { AnimatedPicture } from './picture/animated-picture';
import { Picture } from './picture/picture';
import { RichText } from './rich-text';
import { Section, SectionHeading } from './section';
import styles from './showcase.module.css';
import { Slider } from './slider/slider';
import { Static } from './static/static';

import type { Showcase as ShowcaseContent } from '@/lib/content/model';
import { phoneAddress } from '@/lib/content/values/links';
import { hasPassed } from '@/lib/model/deadline';
import { fieldOf } from '@/lib/model/field-of';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import type { Anchor, SectionName } from '@/lib/model/sections';
import type { Words } from '@/lib/words/words';

export function Showcase({
  name,
  showcase,
  tone,
  pictureSide,
  phone,
  version,
  words,
}: {
  name: SectionName & Anchor;
  showcase: ShowcaseContent;
  tone: 'paper' | 'cocoa';
  pictureSide: 'left' | 'right';
  phone?: string;
  version: string;
  words: Words;
}) {
  const { heading, text, deadline, button, pictures } = showcase;
  return (
    <Section name={name} tone={tone} heading={heading}>
      <div className={clsx(styles.showcase, styles[pictureSide], pictures.length === 0 && styles.textOnly)}>
        <Static id={`${name}-${version}`} className={styles.words}>
          <SectionHeading name={name} field={fieldOf(showcase, 'heading')}>
            {heading}
          </SectionHeading>
          <RichText html={text} field={fieldOf(showcase, 'text')} />
          {deadline && !hasPassed(deadline) && (
            <RichText html={deadline.text} className={styles.deadline} field={fieldOf(deadline)} />
          )}
          {button && (
            <div className={styles.actions}>
              <a {...fieldOf(button)} href={button.address} className={buttons.outline}>
                {button.label}
              </a>
              {phone && (
                <a
                  href={phoneAddress(phone)}
                  aria-label={words.phone + words.colon + phone}
                  className={buttons.plain}
                >
                  {phone}
                </a>
              )}
            </div>
          )}
        </Static>
        {pictures.length > 0 && (
          <Slider
            name={name}
            mode="fade"
            label={heading ?? words.sections[name]}
            words={{ ...words.slider, colon: words.colon }}
            className={styles.slider}
          >
            {pictures.map((picture) => (
              <li key={picture.src}>
                <AnimatedPicture>
                  <Picture picture={picture} slot={PICTURE_SLOTS.showcase} className={styles.picture} />
                </AnimatedPicture>
              </li>
            ))}
          </Slider>
        )}
      </div>
    </Section>
  );
}
