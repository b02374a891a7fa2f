import { ChangeItem } from './change-item';
import { HintItem } from './hint-item';
import { ProblemItem } from './problem-item';

import { Details } from '@/components/preview/details';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

/** Maximum number of differences listed. The count includes all differences. */
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
        {problems.map((group, index) => (
          <ProblemItem key={index} group={group} words={words} />
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
