import type { Change } from '@/lib/editing/comparison/changes';
import { framesOf } from '@/lib/editing/preview/frames';

const change = (kind: string, path: string, fields: string[] = []) =>
  ({ kind, path, fields: fields.map((field) => ({ path: field })) }) as unknown as Change;

test('the preview draws a frame around added entities and changed fields, but not around removed or moved entities', () => {
  const changes = [
    change('added', 'home.flavours[1]'),
    change('changed', 'home.flavours[2]', ['home.flavours[2].NAME']),
    change('removed', 'home.flavours[3]'),
    change('moved', 'home.flavours[4]'),
  ];

  expect(framesOf(changes)).toEqual({
    added: ['home.flavours[1]'],
    changed: [{ thing: 'home.flavours[2]', fields: ['home.flavours[2].NAME'] }],
  });
});
