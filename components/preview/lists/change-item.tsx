import { Fragment } from 'react';

import { PlaceLink } from './place-link';

import { changeHeading, titleSeparator } from '@/lib/editing/messages/change-heading';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { Change, FieldChange } from '@/lib/editing/preview/comparison/changes';
import type { ChangeGroup, GroupedThing } from '@/lib/editing/preview/comparison/grouped-changes';
import { diffWords } from '@/lib/editing/preview/comparison/word-diff';
import type { InLanguage } from '@/lib/editing/preview/report';

type LocalChange = InLanguage<Change>;

/** Maximum number of entities listed in an entry. The number in the heading includes all entities. */
const MAX_THINGS = 100;

/**
 * Renders an entry of the differences from the public page: a setting or entity with the old and new value of each
 * changed field, or the added, removed or moved entities of a kind.
 */
export function ChangeItem({ group, words }: { group: ChangeGroup<LocalChange>; words: PreviewWords }) {
  const languages = group.only && `${languagesOf(group.only)} · `;
  const heading = changeHeading(group, words);
  if (group.kind !== 'changed')
    return (
      <li data-change={group.kind}>
        {languages}
        {heading} <Things things={group.things} words={words} />
      </li>
    );
  const { kind, change, fields } = group;
  return (
    <li data-change={kind}>
      {languages}
      {heading}{' '}
      <PlaceLink path={change.path} in={change}>
        {change.title}
      </PlaceLink>
      <ul>
        {fields.map((field, index) => (
          <li key={index}>
            <code>{field.field}</code>
            {field.only && ` (${languagesOf(field.only)})`}
            {words.colon}
            <Values change={field} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Things({ things, words }: { things: GroupedThing<LocalChange>[]; words: PreviewWords }) {
  const separator = titleSeparator(
    things.map(({ change }) => change.title),
    words,
  );
  const more = things.length - MAX_THINGS;
  return (
    <>
      {things.slice(0, MAX_THINGS).map(({ change, only }, index) => (
        <Fragment key={change.key}>
          {index > 0 && separator}
          {/* A removed entity gets no link, because this page does not show it. */}
          {change.kind === 'removed' ? (
            change.title
          ) : (
            <PlaceLink path={change.path} in={change}>
              {change.title}
            </PlaceLink>
          )}
          {only && ` (${languagesOf(only)})`}
        </Fragment>
      ))}
      {more > 0 && ` ${words.more.replace('{count}', String(more))}`}
    </>
  );
}

const languagesOf = (changes: LocalChange[]) => changes.map(({ language }) => language).join(', ');

function Values({ change: { before, after } }: { change: FieldChange }) {
  if (before === undefined) return <ins>{after}</ins>;
  if (after === undefined) return <del>{before}</del>;
  if (isOneWord(before) && isOneWord(after))
    return (
      <>
        <del>{before}</del> <ins>{after}</ins>
      </>
    );
  return diffWords(before, after).map(({ text, in: version }, index) => {
    if (version === 'both') return text;
    const Mark = version === 'after' ? 'ins' : 'del';
    return <Mark key={index}>{text}</Mark>;
  });
}

/** Single words (numbers, dates, addresses) are shown whole. Marks on single characters, as in 8.5 and 7.9, are unreadable. */
const isOneWord = (text: string) => !/\s/.test(text);
