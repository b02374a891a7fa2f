import { PlaceLink } from './place-link';

import { fieldPlace, placeLabel } from '@/components/preview/tools/field-place';
import { lineLabel } from '@/lib/editing/findings/finding-text';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

type Group = PreviewReport['problems'][number];
type Problem = Group['problems'][number];

/** Problems that differ only in the entity, the language or the wrong value become one collapsible entry. */
export function ProblemItem({
  group: { path, what, problems },
  words,
}: {
  group: Group;
  words: PreviewWords;
}) {
  const [first] = problems;
  if (problems.length === 1)
    return (
      <li>
        <ProblemPlace problem={first} words={words} />
        <br />
        <Explanation problem={first} words={words} />
      </li>
    );
  // An entity can have the problem in two languages or in several values of a list.
  const count = new Set(problems.map((problem) => fieldPlace(problem.path).thing)).size;
  const isOnePath = problems.every((problem) => problem.path === first.path);
  const isSame = problems.every(({ found }) => found === first.found);
  const subject =
    count === 1
      ? placeLabel(isOnePath ? first.path : path, first.title)
      : [placeLabel(path), [count, what && words.kinds[what][1]].join(' ')].join(' · ');
  return (
    <li>
      <details>
        <summary>
          {subject} · <Explanation problem={first} isFoundShown={isSame} words={words} />
        </summary>
        <ul>
          {problems.map((problem, index) => (
            <li key={index}>
              <ProblemPlace problem={problem} words={words} />
              {!isSame && <Found problem={problem} words={words} />}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function ProblemPlace({ problem, words }: { problem: Problem; words: PreviewWords }) {
  const { path, title, place, language, isNew } = problem;
  return (
    <>
      {isNew && <strong>{words.isNew} · </strong>}
      {language !== undefined && `${language} · `}
      <PlaceLink path={path} in={problem}>
        {placeLabel(path, title)}
      </PlaceLink>
      {place && ` · ${lineLabel(place, words)}`}
    </>
  );
}

function Explanation({
  problem,
  isFoundShown = true,
  words,
}: {
  problem: Problem;
  isFoundShown?: boolean;
  words: PreviewWords;
}) {
  return (
    <>
      {words.expected} {problem.expected}
      {isFoundShown && <Found problem={problem} words={words} />} · {words.result} {problem.action}
    </>
  );
}

const Found = ({ problem, words }: { problem: Problem; words: PreviewWords }) => (
  <>
    {' '}
    · {words.found} <code>{problem.found}</code>
  </>
);
