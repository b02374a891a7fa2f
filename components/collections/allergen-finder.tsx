import { Static } from '../ui/static';

import styles from './allergen-finder.module.css';
import { FinderIsland } from './finder-island';

import type { AllergenIndex } from '@/lib/allergen-index';
import type { Words } from '@/lib/words/words';

/** "Which can I eat?": the allergens that the page's flavours state, to be pressed by whoever avoids them. */
export function AllergenFinder({
  index: { names },
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
    <FinderIsland words={words} locale={locale}>
      <Static id={`finder-${version}`}>
        <div data-without className={styles.finder}>
          <div className={styles.line}>
            <span className={styles.label}>{words.label}</span>
            <ul aria-label={words.question} className={styles.names}>
              {names.map((name) => (
                <li key={name}>
                  <button type="button" data-allergen={name} aria-pressed="false" className={styles.allergen}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.status}>
            <p role="status" />
            <button type="button" data-without-clear hidden className={styles.clear}>
              {words.clear}
            </button>
          </div>
        </div>
      </Static>
    </FinderIsland>
  );
}
