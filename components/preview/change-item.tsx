import { PlaceLink } from './place-link';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { Change, FieldChange } from '@/lib/editing/preview/changes';
import type { InLanguage } from '@/lib/editing/preview/report';
import { diffWords } from '@/lib/editing/preview/word-diff';

/** Renders a difference from the public page: a setting or entity, with the old and new value of each changed field. */
export function ChangeItem({ change, words }: { change: InLanguage<Change>; words: PreviewWords }) {
  const { kind, title, path, fields, language } = change;
  return (
    <li data-change={kind}>
      {language !== undefined && `${language} · `}
      {/* A removed entity has no place on this page. */}
      {kind === 'removed' ? (
        title
      ) : (
        <PlaceLink path={path} in={change}>
          {title}
        </PlaceLink>
      )}
      : {words[kind]}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.path}>
              <code>{field.field}</code>: <Values change={field} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Values({ change: { before, after } }: { change: FieldChange }) {
  if (before === undefined) return <ins>{after}</ins>;
  if (after === undefined) return <del>{before}</del>;
  return diffWords(before, after).map(({ text, in: version }, index) => {
    if (version === 'both') return text;
    const Mark = version === 'after' ? 'ins' : 'del';
    return <Mark key={index}>{text}</Mark>;
  });
}
