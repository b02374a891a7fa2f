import { PlaceLink } from './place-link';

import { hintPlaces } from '@/lib/editing/findings/finding-text';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

type Group = PreviewReport['hints'][number];
type Hint = Group['hints'][number];

/** Hints with the same message about several entities become one collapsible entry. */
export function HintItem({ group: { heading, what, hints }, words }: { group: Group; words: PreviewWords }) {
  if (heading === undefined)
    return hints.map((hint) => (
      <li key={hint.path}>
        <HintLine hint={hint} label={hint.text} words={words} />
      </li>
    ));
  const kinds = what && words.kinds[what][1];
  return (
    <li>
      <details>
        <summary>
          {heading} · {hints.length} {kinds}
        </summary>
        <ul>
          {hints.map((hint) => (
            <li key={hint.path + hint.text}>
              <HintLine hint={hint} label={hint.title ?? hint.text} words={words} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function HintLine({ hint, label, words }: { hint: Hint; label: string; words: PreviewWords }) {
  return (
    <>
      <PlaceLink path={hint.path} target={hint.target} in={hint}>
        {label}
      </PlaceLink>
      {hintPlaces(hint, words).map((place) => ` · ${place}`)}
    </>
  );
}
