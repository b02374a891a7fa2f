import styles from './allergen-finder.module.css';
import type { AllergenIndex } from './allergen-index';
import { FinderIsland } from './finder-island';

import { Static } from '@/components/ui/static/static';
import type { Words } from '@/lib/words/words';

export function AllergenFinder({
  index: { choices, answers },
  version,
  locale,
  words: { finder: words },
}: {
  index: AllergenIndex;
  version: string;
  locale: string;
  words: Words;
}) {
  return (
    <FinderIsland answers={answers} words={words} locale={locale}>
      <Static id={`finder-${version}`}>
        <div data-without className={styles.finder}>
          <div className={styles.line}>
            <span id="finder-label" className={styles.label}>
              {words.label}
            </span>
            <ul aria-labelledby="finder-label" className={styles.names}>
              {choices.map(({ id, name }) => (
                <li key={id}>
                  <button type="button" data-allergen={id} aria-pressed="false" className={styles.allergen}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.status}>
            <p data-without-status aria-live="polite" aria-atomic="true" />
            <button type="button" data-without-clear hidden className={styles.clear}>
              {words.clear}
            </button>
          </div>
          <p className={styles.note}>{words.note}</p>
        </div>
      </Static>
    </FinderIsland>
  );
}
