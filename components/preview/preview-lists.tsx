import { ChangeItem } from './change-item';
import { Details } from './details';
import { HintItem } from './hint-item';
import { lineLabel } from './line-label';
import { PlaceLink } from './place-link';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

/** Maximum number of differences listed. The count includes all. */
const MAX_CHANGES = 200;

/** Renders the lists of problems, hints and differences. */
export function PreviewLists({
  report: { problems, hints, differences },
  words,
}: {
  report: PreviewReport;
  words: PreviewWords;
}) {
  return (
    <>
      <Details label={words.problems} count={problems.length}>
        {problems.map(({ path, title, place, expected, found, action, ...problem }, index) => (
          <li key={index}>
            {problem.language !== undefined && `${problem.language} · `}
            <PlaceLink path={path} in={problem}>
              {title !== undefined && `${title} · `}
              <code>{path}</code>
            </PlaceLink>
            {place && ` · ${lineLabel(place, words)}`}
            <br />
            {words.expected} {expected} · {words.found} <code>{found}</code> · {words.result} {action}
          </li>
        ))}
      </Details>
      <Details label={words.hints} count={hints.length}>
        {hints.map((group, index) => (
          <HintItem key={index} group={group} words={words} />
        ))}
      </Details>
      <Details label={words.differences} count={differences.length}>
        {differences.slice(0, MAX_CHANGES).map((group, index) => (
          <ChangeItem key={index} group={group} words={words} />
        ))}
      </Details>
    </>
  );
}
