import { Message } from '../message/message';
import buttons from '../ui/button.module.css';

import { EndPreview } from './end-preview';
import { FAULT_ID } from './fault-bar';
import styles from './preview-fault.module.css';

import { lineLabel } from '@/lib/editing/findings/finding-text';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewFault as Fault } from '@/lib/editing/preview/fault';
import { fillIn } from '@/lib/model/fill-in';

/** Explains a failed preview. `shownBelow`: load time of the version below the explanation, if there is a version. */
export function PreviewFault({
  fault,
  shownBelow,
  words,
}: {
  fault: Fault;
  shownBelow?: string;
  words: PreviewWords;
}) {
  const { title, text } = words.faults[fault.kind];
  const deployment = 'deployment' in fault ? fault.deployment : '';
  return (
    <Message
      title={title}
      text={fillIn(text, { deployment })}
      aboveId={shownBelow === undefined ? undefined : FAULT_ID}
      more={'reason' in fault && <FaultDetails fault={fault} words={words} />}
    >
      {'reason' in fault && (
        // eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty `href` reloads this page and keeps its query
        <a href="" className={buttons.outline}>
          {words.faults.tryAgain}
        </a>
      )}
      <EndPreview label={words.exit} className={buttons.outline} />
      {shownBelow && (
        <p className={styles.below}>{fillIn(words.faults.lastGood, { deployment, time: shownBelow })}</p>
      )}
    </Message>
  );
}

type FaultWithReason = Extract<Fault, { reason: string }>;

function FaultDetails({
  fault: { reason, file, place },
  words,
}: {
  fault: FaultWithReason;
  words: PreviewWords;
}) {
  const position = [file, place && lineLabel(place, words)].filter(Boolean).join(', ');
  return (
    <div className={styles.details}>
      <p className={styles.label}>{words.faults.reason}</p>
      {position && <p className={styles.place}>{position}</p>}
      {place?.advice && <p>{words.faults.advice[place.advice]}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the excerpt must be scrollable by keyboard */}
      <pre tabIndex={0} className={styles.excerpt}>
        {place?.excerpt ?? reason}
      </pre>
    </div>
  );
}
