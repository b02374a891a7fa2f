import { Details } from './details';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PublicationStatus, ToldPublication } from '@/lib/editing/publish/publication-status';

/** Renders since when the public page is public, the planned publications and the last ones. */
export function PublicationList({
  status: { publicSince, planned = [], publications = [] },
  words,
}: {
  status: Partial<PublicationStatus>;
  words: PreviewWords;
}) {
  const since = publicSince?.by === undefined ? words.publicSince : words.publicSinceBy;
  return (
    <Details label={words.publications} count={planned.length + publications.length}>
      {publicSince ? [<li key="since">{filled(since, publicSince)}</li>] : []}
      {planned.map((plan) => (
        <li key={plan.id}>
          {filled(words.planned, plan)} · <Publication told={plan} words={words} />
        </li>
      ))}
      {publications.map((each) => (
        <li key={each.id}>
          {each.at} · {words.outcomes[each.outcome]} · <Publication told={each} words={words} />
        </li>
      ))}
    </Details>
  );
}

function filled(words: string, { at, by = '' }: { at: string; by?: string }): string {
  return words.replace('{time}', at).replace('{name}', by);
}

function Publication({
  told: { deployment, by, note, reason },
  words,
}: {
  told: ToldPublication;
  words: PreviewWords;
}) {
  return (
    <>
      <strong>{deployment}</strong>
      {by !== undefined && ` · ${words.by.replace('{name}', by)}`}
      {note !== undefined && ` · “${note}”`}
      {reason !== undefined && (
        <>
          {' '}
          · <span lang="en">{reason}</span>
        </>
      )}
    </>
  );
}
