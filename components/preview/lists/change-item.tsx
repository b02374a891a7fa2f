import { Fragment } from 'react';

import { PlaceLink } from './place-link';

import type { FieldChange } from '@/lib/editing/comparison/changes';
import type { ChangeGroup, GroupedThing } from '@/lib/editing/comparison/grouped-changes';
import { changeHeading, languagesOf, titleSeparator } from '@/lib/editing/findings/finding-text';
import type { FoundChange } from '@/lib/editing/findings/findings';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import { diffWords } from '@/lib/editing/preview/word-diff';
import { fillIn } from '@/lib/model/fill-in';

type Group = ChangeGroup<FoundChange>;

/** An entry of the list names at most this many entities, and counts the others. */
const MAX_THINGS = 100;

export function ChangeItem({ group, words }: { group: Group; words: PreviewWords }) {
  return (
    <li data-change={group.kind}>
      <ChangeTitle group={group} words={words} />
      {group.kind === 'changed' && (
        <ul>
          {group.fields.map((field, index) => (
            <li key={index}>
              <ChangedField field={field} in={field.only?.[0] ?? group.change} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ChangeTitle({ group, words }: { group: Group; words: PreviewWords }) {
  return (
    <>
      {group.only && `${languagesOf(group.only)} · `}
      {changeHeading(group, words)}{' '}
      {group.kind === 'changed' ? (
        <PlaceLink path={group.change.path} in={group.change}>
          {group.change.title}
        </PlaceLink>
      ) : (
        <Things things={group.things} words={words} />
      )}
    </>
  );
}

function Things({ things, words }: { things: GroupedThing<FoundChange>[]; words: PreviewWords }) {
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
          {/* The preview does not show a removed entity, so a link would have no target. */}
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
      {more > 0 && ` ${fillIn(words.more, { count: more })}`}
      {things
        .slice(0, MAX_THINGS)
        .map(
          ({ change }) => change.fields.length > 0 && <Facts key={change.key} of={change} words={words} />,
        )}
    </>
  );
}

function Facts({ of: { title, fields }, words }: { of: FoundChange; words: PreviewWords }) {
  return (
    <details>
      <summary>{fillIn(words.buyersFacts, { title })}</summary>
      <ul>
        {fields.map(({ field, after = words.notGiven }) => (
          <li key={field}>
            <code>{field}</code>
            {words.colon}
            {after}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** If the change (`in`) is given, links the field's name to the page in the language of this change. */
function ChangedField({
  field,
  in: change,
  words,
}: {
  field: Extract<Group, { kind: 'changed' }>['fields'][number];
  in?: FoundChange;
  words: PreviewWords;
}) {
  const name = <code>{field.field}</code>;
  return (
    <>
      {change ? (
        <PlaceLink path={field.path} in={change}>
          {name}
        </PlaceLink>
      ) : (
        name
      )}
      {field.only && ` (${languagesOf(field.only)})`}
      {words.colon}
      <Values change={field} />
    </>
  );
}

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

/** Returns true for one word, such as a number, date or address: marks inside the word would be unreadable. */
const isOneWord = (text: string) => !/\s/.test(text);
