'use client';

import { useState } from 'react';

import { editAddress, fieldPlace, placeInGuide } from './field-place';
import styles from './preview-tools.module.css';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { FieldIndex } from '@/lib/editing/preview/field-index';

/** Renders a field of the document: its entity, path, meaning and problem. */
export function FieldCard({
  path,
  deployment,
  editUrl,
  index,
  words,
}: {
  path: string;
  deployment: string;
  editUrl?: string;
  index: FieldIndex;
  words: PreviewWords['field'];
}) {
  const [isCopied, setCopied] = useState(false);
  const place = fieldPlace(path);
  const thing = index.things[place.thing];
  const guide = index.guide[placeInGuide(path)];
  const problem = index.problems[path];
  const copy = async () => {
    await navigator.clipboard.writeText(path);
    setCopied(true);
  };
  return (
    <section className={styles.field} aria-label={path}>
      <h2 className={styles.title}>{thing?.title ?? place.list}</h2>
      <p>
        <code>{path}</code>
      </p>
      {guide && (
        <p lang="en">
          {guide.what} <span className={styles.form}>{guide.form}</span>
        </p>
      )}
      {problem && (
        <p className={styles.problem}>
          {words.problem} {problem}
        </p>
      )}
      <p className={styles.actions}>
        <button type="button" className={styles.switch} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
        {editUrl && (
          <a
            href={editAddress(editUrl, place, { deployment, id: thing?.key ?? '' })}
            target="_blank"
            rel="noopener"
            className={styles.switch}
          >
            {words.edit}
          </a>
        )}
      </p>
    </section>
  );
}
