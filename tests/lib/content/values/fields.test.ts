import {
  amount,
  code,
  colour,
  flag,
  id,
  quantity,
  raw,
  size,
  text,
  toNumber,
} from '@/lib/content/values/fields';
import { read } from '@/tests/content';

test('a negative zero is read as 0', () => {
  expect(read(amount, '-0').value).toBe(0);
});

test('an ID of 0 is valid', () => {
  expect(read(id, 0)).toEqual({ value: '0', problems: [] });
});

test('an ID that is an object is reported', () => {
  expect(read(id, { value: 21 })).toEqual({
    value: undefined,
    problems: [
      { path: '$.value', expected: 'an ID: text or a number', found: '{"value":21}', action: 'left out' },
    ],
  });
});

test('an ID with an unpaired surrogate is reported, because addresses cannot contain an unpaired surrogate', () => {
  expect(read(id, 'mint\ud83c')).toMatchObject({ value: undefined, problems: [{ path: '$.value' }] });
});

test.each([['1'], [1], [true], ['Y'], ['y'], ['true']])('a flag with the value %j is on', (value) => {
  expect(read(flag, value)).toEqual({ value: true, problems: [] });
});

test.each([['0'], [0], ['N'], ['n'], ['false']])('a flag with the value %j is off', (value) => {
  expect(read(flag, value)).toEqual({ value: false, problems: [] });
});

test.each([[''], [null], [undefined], [[]], [false]])(
  'a flag with the empty value %j is off and is not reported',
  (value) => {
    const { value: isOn, problems } = read(flag, value);

    expect([isOn ?? false, problems]).toEqual([false, []]);
  },
);

test('a flag with an unknown word is reported', () => {
  expect(read(flag, 'maybe')).toEqual({
    value: undefined,
    problems: [
      {
        path: '$.value',
        expected: 'yes or no: "1", "0", 1, 0, true, false, "Y" or "N"',
        found: '"maybe"',
        action: 'left out',
      },
    ],
  });
});

test('a flag with a number other than 0 and 1 is reported', () => {
  expect(read(flag, 2).problems).toHaveLength(1);
});

test.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  ['12,50', 12.5],
  [' 12,5 ', 12.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['2 274,00', 2274],
  ['2\u00a0274,00', 2274],
  ['2\u202f274', 2274],
  ['0', 0],
  [0, 0],
])('the number %j is read as %d', (value, number) => {
  expect(toNumber(value)).toBe(number);
});

test.each([['many'], ['12,5,0'], ['0x10'], ['1e3'], ['12 g'], [Number.POSITIVE_INFINITY]])(
  '%j is not read as a number',
  (value) => {
    expect(toNumber(value)).toBeUndefined();
  },
);

test('an amount of 0 is valid', () => {
  expect(read(amount, '0,00')).toEqual({ value: 0, problems: [] });
});

test('a negative amount is reported', () => {
  expect(read(amount, -1)).toEqual({
    value: undefined,
    problems: [
      {
        path: '$.value',
        expected: 'a number of 0 or more, or text such as "12,50"',
        found: '-1',
        action: 'left out',
      },
    ],
  });
});

test('an amount written in words is reported', () => {
  expect(read(amount, 'traces').problems).toHaveLength(1);
});

test('an amount of `true` is reported', () => {
  expect(read(amount, true).problems).toHaveLength(1);
});

test('a width or height of 0 is reported', () => {
  expect(read(size, 0)).toMatchObject({ value: undefined, problems: [{ expected: 'a number above 0' }] });
});

test('if a quantity is numeric text, the result is a number', () => {
  expect(read(quantity, '12,50').value).toEqual({ number: 12.5 });
});

test('if a quantity has a unit, the result is text', () => {
  expect(read(quantity, '70 g').value).toEqual({ words: '70 g' });
});

test('a negative quantity is reported', () => {
  expect(read(quantity, '-5').problems).toHaveLength(1);
});

test('a text is read without its markup', () => {
  expect(read(text, 'Sel &amp; <b>poivre</b>').value).toBe('Sel & poivre');
});

test('a JSON number in a text field is read as text', () => {
  expect(read(text, 70).value).toBe('70');
});

test('a text that contains only tags is reported', () => {
  expect(read(text, '<b></b>')).toEqual({
    value: undefined,
    problems: [
      { path: '$.value', expected: 'text that is not empty', found: '"<b></b>"', action: 'left out' },
    ],
  });
});

test('a text field with the value `true` is reported', () => {
  expect(read(text, true).problems).toHaveLength(1);
});

test('the field type `raw` keeps newlines in a text, for example between two links', () => {
  expect(read(raw, 'one|/one\ntwo|/two').value).toBe('one|/one\ntwo|/two');
});

test.each([['#B5713C'], ['#b57'], ['#b5713c80'], ['rgb(181 113 60)'], ['hsl(27deg 50% 47%)']])(
  '%s is a valid colour',
  (value) => {
    expect(read(colour, value)).toEqual({ value, problems: [] });
  },
);

test.each([['red;background:url(//evil.example)'], ['url(/x)'], ['var(--x)'], ['#12345'], ['brown-ish']])(
  '%s is not a valid colour',
  (value) => {
    expect(read(colour, value).problems).toHaveLength(1);
  },
);

test('a very long colour without its closing bracket is refused in less than a second', () => {
  const startTime = performance.now();

  const { value } = read(colour, `rgb(${'1'.repeat(100_000)}`);

  expect(value).toBeUndefined();
  expect(performance.now() - startTime).toBeLessThan(1000);
});

test('spaces around an id or a code are removed', () => {
  expect([read(id, ' 41 ').value, read(code, ' dark ').value]).toEqual(['41', 'dark']);
});

test.each(['.', '..'])('the code "%s" is refused, because it means a folder in an address', (value) => {
  expect(read(code, value)).toMatchObject({ value: undefined, problems: [{ found: `"${value}"` }] });
});

test('a quantity of 0 is valid', () => {
  expect(read(quantity, 0)).toEqual({ value: { number: 0 }, problems: [] });
});
