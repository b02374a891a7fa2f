import { parseDocument } from '@/lib/content/parse';
import { withPosition } from '@/lib/editing/checks/positions';
import { aDocument, aFlavour, OWN_MEDIA } from '@/tests/content';

test('`withPosition` adds the position of the value and the title of the entity to each problem', () => {
  const flavours = [aFlavour(), aFlavour({ ID: '104', NAME: 'Raspberry', PRICE: 'cheap' })];
  const document = aDocument({ common: { locale: 'zz' }, home: { flavours } });
  const { problems } = parseDocument(document, OWN_MEDIA);

  expect(withPosition(problems, JSON.stringify(document, null, 2))).toMatchObject([
    { path: '$.common.locale', title: undefined, place: { line: 4, column: 15 } },
    { path: '$.home.flavours[1].PRICE', title: 'Raspberry, 104', place: { line: 35, column: 18 } },
  ]);
});
