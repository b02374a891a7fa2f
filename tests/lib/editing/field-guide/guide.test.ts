import { readFileSync } from 'node:fs';

import { schema } from '@/lib/content/document/schema';
import { LISTS } from '@/lib/content/outline';
import { PARTS } from '@/lib/editing/field-guide/guide';
import { guideDocument } from '@/lib/editing/field-guide/markdown';
import type { TextGuide } from '@/lib/editing/field-guide/text-shapes';
import { TEXTS } from '@/lib/editing/field-guide/texts';
import { OWN_MEDIA, read } from '@/tests/content';

test('the parser accepts every example in `PARTS` and `TEXTS`', () => {
  const entities = schema(OWN_MEDIA);
  const examples = PARTS.map(({ place, fields }) => [
    entities[place === 'common' ? place : LISTS[place].entity],
    Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example])),
  ]);
  const texts = Object.values<TextGuide>(TEXTS).map(({ fields }) => [
    entities.text,
    Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example])),
  ]);

  const problems = [...examples, ...texts].flatMap(
    ([entity, given]) => read(entity as typeof entities.flavour, given).problems,
  );

  expect(problems).toEqual([]);
});

test('docs/content.md matches the field guide (regenerate the file with `npm run content:schema`)', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(guideDocument());
});
