import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PublicationStatus, PreviewPublication } from '@/lib/editing/publish/publication-status';
import { fillIn } from '@/lib/model/fill-in';

export function PublicationList({
  status: { publicSince, planned, publications },
  words,
}: {
  status: PublicationStatus;
  words: PreviewWords;
}) {
  const since = publicSince?.by === undefined ? words.publicSince : words.publicSinceBy;
  return (
    <>
      {publicSince && <li>{fillTemplate(since, publicSince)}</li>}
      {planned.length > 0 && <li>{words.plannedContent}</li>}
      {planned.map((plan) => (
        <li key={plan.id}>
          {fillTemplate(words.planned, plan)} · <Publication publication={plan} words={words} />
        </li>
      ))}
      {publications.map((each) => (
        <li key={each.id}>
          {each.at} · {words.outcomes[each.outcome]} · <Publication publication={each} words={words} />
        </li>
      ))}
    </>
  );
}

function fillTemplate(words: string, { at, by = '' }: { at: string; by?: string }): string {
  return fillIn(words, { time: at, name: by });
}

function Publication({
  publication: { deployment, by, note, reason },
  words,
}: {
  publication: PreviewPublication;
  words: PreviewWords;
}) {
  return (
    <>
      <strong>{deployment}</strong>
      {by !== undefined && ` · ${fillIn(words.by, { name: by })}`}
      {note !== undefined && ` · “${note}”`}
      {reason !== undefined && (
        <>
          {' '}
          · <span lang={reason.lang}>{reason.text}</span>
        </>
      )}
    </>
  );
}
