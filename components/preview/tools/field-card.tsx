'use client';

import { useState } from 'react';

import { editAddress, fieldPlace, placeInGuide, placeLabel } from './field-place';
import styles from './preview-tools.module.css';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { FieldIndex } from '@/lib/editing/preview/field-index';
import { fillIn } from '@/lib/model/fill-in';

export type FieldCardWords = PreviewWords['field'] & Pick<PreviewWords, 'line' | 'colon'>;

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
  words: FieldCardWords;
}) {
  const [copyLabel, setCopyLabel] = useState(words.copy);
  const place = fieldPlace(path);
  const thing = index.things[place.thing];
  const guide = index.guide[placeInGuide(path)];
  const [line, column] = thing?.positions[/^\w+/.exec(place.field)?.[0] ?? ''] ?? [];
  // Without HTTPS, `clipboard` is undefined. `async` turns the exception into a rejected promise.
  const copy = async () => navigator.clipboard.writeText(path);
  const onCopy = () =>
    copy().then(
      () => setCopyLabel(words.copied),
      () => setCopyLabel(`${words.notCopied}${words.colon}${path}`),
    );
  return (
    <section className={styles.field} aria-label={placeLabel(path, thing?.name)}>
      <h2 className={styles.title}>{thing?.title ?? place.list}</h2>
      <p>
        {placeLabel(path, thing?.name)}
        {line !== undefined && column !== undefined && (
          <span className={styles.place}>
            {' '}
            · {index.document} · {fillIn(words.line, { line, column })}
          </span>
        )}
      </p>
      {guide && (
        <>
          <p>
            <WithCode text={guide.what} />
          </p>
          <p className={styles.form}>
            <WithCode text={guide.form.charAt(0).toUpperCase() + guide.form.slice(1)} />
          </p>
        </>
      )}
      {index.problems[path]?.map((problem, number) => (
        <p key={number} className={styles.problem}>
          {words.problem} {problem}
        </p>
      ))}
      <p className={styles.actions}>
        <button type="button" title={path} className={styles.switch} onClick={() => void onCopy()}>
          {copyLabel}
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

function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
