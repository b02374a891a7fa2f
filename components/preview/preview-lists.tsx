import type { ReactNode } from 'react';

import styles from './preview-bar.module.css';

import type { PreviewReport } from '@/lib/preview/report';
import { editorTargetOf, sectionOfPath } from '@/lib/sections';
import type { Words } from '@/lib/words/words';

/**
 * Problems, hints and differences, each behind its number; one list is open at a time. A problem leads to its section, and
 * with scripts to what shows the very field (preview-tools.tsx).
 */
export function PreviewLists({
  report: { problems, hints, differences },
  words,
}: {
  report: PreviewReport;
  words: Words['preview'];
}) {
  return (
    <>
      <Details label={words.problems} count={problems.length}>
        {problems.map(({ path, expected, found, action }, index) => (
          <li key={index}>
            <a href={`/#${editorTargetOf(sectionOfPath(path))}`} data-reveal={path.replace(/^\$\./, '')}>
              <code>{path}</code>
            </a>
            <br />
            {words.expected}: {expected} · {words.found}: <code>{found}</code> · {words.result}: {action}
          </li>
        ))}
      </Details>
      <Details label={words.hints} count={hints.length}>
        {hints.map(({ target, text }, index) => (
          <li key={index}>{target ? <a href={`/#${encodeURIComponent(target)}`}>{text}</a> : text}</li>
        ))}
      </Details>
      <Details label={words.differences} count={differences.length}>
        {differences.map(({ section, target, kind, details }) => (
          <li key={section}>
            {target ? <a href={`/#${target}`}>{section}</a> : section}: {words[kind]}
            {details.length > 0 && ` (${details.join(', ')})`}
          </li>
        ))}
      </Details>
    </>
  );
}

function Details({ label, count, children }: { label: string; count: number; children: ReactNode[] }) {
  if (count === 0) return null;
  return (
    <details className={styles.details} name="preview">
      <summary>
        {label} <span className={styles.count}>{count}</span>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
