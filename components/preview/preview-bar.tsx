import styles from './preview-bar.module.css';

import type { Problem } from '@/lib/content/problems';
import type { Difference } from '@/lib/preview/differences';
import type { Hint } from '@/lib/preview/hints';
import type { Words } from '@/lib/words/words';

/** What an editor needs to know while looking at a deployment that is not public. */
export type PreviewReport = {
  deployment: string;
  version: string;
  /** When the document was read, in words of the page's locale. */
  readAt: string;
  fault?: string;
  problems: Problem[];
  hints: Hint[];
  differences: Difference[];
};

export function PreviewBar({ report, words }: { report: PreviewReport; words: Words['preview'] }) {
  const { deployment, version, readAt, fault, problems, hints, differences } = report;
  return (
    <aside
      data-preview-bar
      data-deployment={deployment}
      data-problems={problems.length}
      aria-label={words.title}
      className={styles.bar}
    >
      <p className={styles.state}>
        <strong>{deployment}</strong> <span className={styles.notPublic}>{words.notPublic}</span>{' '}
        <span className={styles.version}>
          {version} · {readAt}
        </span>
      </p>
      {fault && (
        <p className={styles.fault}>
          {words.refused}: {fault}
        </p>
      )}
      <Details label={words.problems} count={problems.length}>
        {problems.map(({ path, expected, found, action }, index) => (
          <li key={index}>
            <code>{path}</code>
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
      <form method="post" action="/api/preview/exit">
        <button type="submit" className={styles.exit}>
          {words.exit}
        </button>
      </form>
    </aside>
  );
}

function Details({ label, count, children }: { label: string; count: number; children: React.ReactNode[] }) {
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
