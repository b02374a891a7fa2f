import { EndPreview } from './end-preview';
import styles from './preview-bar.module.css';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewFault } from '@/lib/editing/preview/fault';

export const FAULT_ID = 'preview-fault';

/** Links to the explanation of the failed preview: after a reload, the explanation can be out of view. */
export function FaultBar({
  fault,
  deployment,
  words,
}: {
  fault: PreviewFault;
  deployment: string;
  words: PreviewWords;
}) {
  return (
    <aside data-preview-bar data-deployment={deployment} aria-label={words.title} className={styles.bar}>
      <p className={styles.state}>
        <strong className={styles.deployment}>{deployment}</strong>{' '}
        <a href={`#${FAULT_ID}`} className={styles.chip}>
          {words.faults[fault.kind].title}
        </a>{' '}
        <span className={styles.times}>{words.faults.shownIsOld}</span>
      </p>
      <EndPreview label={words.exit} className={styles.exit} />
    </aside>
  );
}
