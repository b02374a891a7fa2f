import fc from 'fast-check';

import { idPart, miniPanelId, panelId } from '@/components/collections/element-id';

const PLAIN_NAME = /^[A-Za-z][\w-]*$/;

test('numeric IDs appear unchanged in a panel id', () => {
  expect(panelId('12', '345')).toBe('panel-12-345');
});

test('a flavour and its mini have different panel ids', () => {
  expect(miniPanelId('12', '345')).not.toBe(panelId('12', '345'));
});

test('a space in an ID is escaped', () => {
  expect(idPart('a b')).not.toMatch(/\s/);
});

test('the ID “_20_” and an ID of one space are escaped to different texts', () => {
  expect(idPart('_20_')).not.toBe(idPart(' '));
});

test('an emoji of two UTF-16 code units is escaped as one character', () => {
  expect(idPart('🍫')).toBe('_1f36b_');
});

test('two different IDs are never escaped to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(idPart(one) === idPart(other)).toBe(one === other);
    }),
  );
});

test('two different IDs of punctuation marks and hexadecimal digits are never escaped to the same text', () => {
  const punctuated = fc.string({ unit: fc.constantFrom('_', '-', '2', '0', ' ', '.', '5', 'f') });

  fc.assert(
    fc.property(punctuated, punctuated, (one, other) => {
      expect(idPart(one) === idPart(other)).toBe(one === other);
    }),
  );
});

test('a panel id never needs escaping in a selector or an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (collection, flavour) => {
      expect(panelId(collection, flavour)).toMatch(PLAIN_NAME);
    }),
  );
});

test('two panels of different flavours or collections never have the same id', () => {
  const id = fc.string({ unit: fc.constantFrom('1', '-', 'm', 'mini', '_'), maxLength: 4 });
  const ids = fc.tuple(id, id, id, id).filter(([a, b, c, d]) => a !== c || b !== d);

  fc.assert(
    fc.property(ids, ([collection, flavour, otherCollection, otherFlavour]) => {
      const own = [panelId(collection, flavour), miniPanelId(collection, flavour)];
      const other = [panelId(otherCollection, otherFlavour), miniPanelId(otherCollection, otherFlavour)];

      expect(own.filter((name) => other.includes(name))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
