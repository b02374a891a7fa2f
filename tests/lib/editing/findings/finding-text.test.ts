import type { Change } from '@/lib/editing/comparison/changes';
import { groupChanges } from '@/lib/editing/comparison/grouped-changes';
import { changeHeading, titleSeparator } from '@/lib/editing/findings/finding-text';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';

const [english, french] = [previewWordsFor('en'), previewWordsFor('fr')];

function headings(kind: Change['kind'], count: number): string[] {
  const changes = Array.from({ length: count }, (_, index): Change => {
    const key = String(index);
    return { kind, what: 'category', key, title: key, path: `home.categories[${index}]`, fields: [] };
  });
  return groupChanges(changes).flatMap((group) =>
    [english, french].map((words) => changeHeading(group, words)),
  );
}

test('the heading of added or removed entities contains the number of entities', () => {
  expect(headings('added', 1)).toEqual(['1 category added:', 'Ajout de 1 catégorie\u202f:']);
  expect(headings('removed', 2)).toEqual(['2 categories removed:', 'Suppression de 2 catégories\u202f:']);
});

test('the heading of a changed entity or of moved entities contains the kind of entity', () => {
  expect(headings('moved', 2)).toEqual(['Categories: new order ·', 'Catégories\u202f: nouvel ordre ·']);
  expect(headings('changed', 1)).toEqual(['Category', 'Catégorie']);
});

test('if `saleEnabled` changes, the heading begins with a sentence such as “Nothing can be bought any more”', () => {
  const heading = (...values: string[]) => {
    const field = { field: 'saleEnabled', path: 'common.saleEnabled' };
    const changes = values.map((after): Change => {
      const about = { what: 'settings', key: 'saleEnabled', title: 'saleEnabled', path: field.path } as const;
      return { ...about, kind: 'changed', locale: after, fields: [{ ...field, after }] };
    });
    return groupChanges(changes, values).map((group) =>
      [english, french].map((words) => changeHeading(group, words)),
    );
  };

  const stopped = ['Nothing can be bought any more · Setting', 'Plus rien ne peut être acheté · Réglage'];
  expect(heading('false')).toEqual([stopped]);
  expect(heading('true')).toEqual([
    ['Products can be bought again · Setting', 'Les produits peuvent de nouveau être achetés · Réglage'],
  ]);
  // If `saleEnabled` differs between languages, the heading says that nothing can be bought.
  expect(heading('true', 'false')).toEqual([stopped]);
});

test('entity titles are separated by commas, or by semicolons if a title contains a comma', () => {
  expect(
    [
      ['21', '22'],
      ['Mint, 104', '22'],
    ].map((titles) => titles.join(titleSeparator(titles, french))),
  ).toEqual(['21, 22', 'Mint, 104\u202f; 22']);
});
