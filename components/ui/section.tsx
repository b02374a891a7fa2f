import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Phrases } from './phrases';
import styles from './section.module.css';
import { wordStyle } from './word-style';

import type { FieldAttribute } from '@/lib/model/field-of';
import { anchorOf, headingIdOf, type SectionName } from '@/lib/model/sections';

export function Section({
  name,
  tone,
  heading,
  className,
  children,
}: {
  name: SectionName;
  tone: 'cream' | 'paper' | 'cocoa';
  heading?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      data-section={name}
      id={anchorOf(name)}
      // A link to the section moves the focus here, so that screen readers read the section's name.
      tabIndex={-1}
      aria-labelledby={heading ? headingIdOf(name) : undefined}
      className={clsx(styles.section, styles[tone], className)}
    >
      {children}
    </section>
  );
}

export function SectionHeading({
  name,
  field,
  children,
}: {
  name: SectionName;
  field: FieldAttribute;
  children: string | undefined;
}) {
  if (!children) return null;
  return (
    <div className={styles.headingPlace}>
      <h2 {...field} id={headingIdOf(name)} className={styles.heading} style={wordStyle(children)}>
        <Phrases>{children}</Phrases>
      </h2>
    </div>
  );
}
