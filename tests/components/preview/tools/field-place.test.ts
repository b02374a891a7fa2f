import { editAddress, fieldPlace, placeInGuide, placeLabel } from '@/components/preview/tools/field-place';

test.each([
  ['home.flavours[3].NAME', 'flavours', 'home.flavours[3]', 'NAME', 'home.flavours[].NAME'],
  [
    'home.texts.stores-phone.NAME',
    'texts',
    'home.texts.stores-phone',
    'NAME',
    'home.texts.stores-phone.NAME',
  ],
  ['home.texts.story.PICTURES[1]', 'texts', 'home.texts.story', 'PICTURES[1]', 'home.texts.story.PICTURES'],
  ['common.siteName', 'common', 'common', 'siteName', 'common.siteName'],
  [
    'common.productSections[1].CODE',
    'productSections',
    'common.productSections[1]',
    'CODE',
    'common.productSections[].CODE',
  ],
])('the path %s is split into list, entity and field', (path, list, thing, field, guidePlace) => {
  expect(fieldPlace(path)).toEqual({ path, list, thing, field });
  expect(placeInGuide(path)).toBe(guidePlace);
});

test('each placeholder in the address for editing a field is replaced by its escaped value', () => {
  const template = 'https://shop.example/{deployment}/{entity}/{id}?field={field}&at={path}';

  const address = editAddress(template, fieldPlace('home.flavours[3].NAME'), {
    deployment: 'autumn',
    id: 'a/b&c {field}',
  });

  expect(address).toBe(
    'https://shop.example/autumn/flavours/a%2Fb%26c%20%7Bfield%7D?field=NAME&at=home.flavours%5B3%5D.NAME',
  );
});

test('a path outside the known lists is not split into entity and field', () => {
  expect(fieldPlace('elsewhere')).toEqual({
    path: 'elsewhere',
    list: 'common',
    thing: 'elsewhere',
    field: '',
  });
  expect(placeInGuide('elsewhere')).toBe('elsewhere.');
});

test('the field guide names a field by a path without list indexes', () => {
  expect(placeInGuide('home.flavours[120].PICTURES[3].SRC')).toBe('home.flavours[].PICTURES');
  expect(placeInGuide('home.flavours[3].[0]')).toBe('home.flavours[].');
});

test.each([
  ['$.home.flavours[1].ALLERGENS', 'Pistachio, 111', 'flavours › Pistachio, 111 › ALLERGENS'],
  ['home.flavours[1].ALLERGENS', undefined, 'flavours › 2 › ALLERGENS'],
  ['home.flavours[].PRICE', undefined, 'flavours › PRICE'],
  ['home.flavours[1]', 'Pistachio, 111', 'flavours › Pistachio, 111'],
  ['home.texts.story.PICTURES[1].SRC', 'story', 'texts › story › PICTURES › 2 › SRC'],
  ['home.texts.stores-phone.NAME', undefined, 'texts › stores-phone › NAME'],
  ['home.flavours', undefined, 'flavours'],
  ['common.currency', undefined, 'common › currency'],
  ['common.productSections[1].CODE', undefined, 'productSections › 2 › CODE'],
  ['elsewhere', undefined, 'elsewhere'],
  ['$', undefined, '$'],
])('the path %s, in an entity with the title %s, is shown to editors as “%s”', (path, title, label) => {
  expect(placeLabel(path, title)).toBe(label);
});
