import { editorStyle } from '@/lib/content/values/style';
import { read } from '@/tests/content';

test.each([
  ['width', '120%'],
  ['max-width', '20rem'],
  ['height', '300px'],
  ['max-height', '50svh'],
  ['margin', '0 auto'],
  ['margin-top', '-10px'],
  ['margin-inline', '1em'],
  ['padding', '1px 2px 3px 4px'],
  ['padding-left', '5%'],
  ['top', '10px'],
  ['right', '0'],
  ['bottom', '-1.5em'],
  ['left', '.5rem'],
  ['transform', 'translate(-50%, 10px) rotate(-8deg) scale(1.1)'],
  ['transform', 'translateX(10px)'],
  ['transform', 'none'],
  ['transform-origin', 'top left'],
  ['object-fit', 'cover'],
  ['object-position', '50% 20%'],
  ['aspect-ratio', '3 / 4'],
  ['align-self', 'flex-end'],
  ['justify-content', 'space-between'],
  ['opacity', '0.5'],
])('the style “%s: %s” is allowed', (property, value) => {
  const { value: style, problems } = read(editorStyle, { [property]: value });

  expect([Object.values(style ?? {}), problems]).toEqual([[value], []]);
});

test('the names of style properties are converted to the names that React uses', () => {
  expect(read(editorStyle, { 'margin-top': '1px', maxWidth: '50%' }).value).toEqual({
    marginTop: '1px',
    maxWidth: '50%',
  });
});

test('a number for a property without units, such as opacity, is unchanged', () => {
  expect(read(editorStyle, { opacity: 0.5, aspectRatio: 1.5 }).value).toEqual({
    opacity: '0.5',
    aspectRatio: '1.5',
  });
});

test.each([
  ['position', 'fixed'],
  ['background', 'red'],
  ['background-image', 'url(https://evil.example/x.png)'],
  ['color', 'red'],
  ['display', 'none'],
  ['z-index', '99'],
  ['content', '"x"'],
  ['behavior', 'none'],
  ['--x', '1px'],
  ['min-width', '9999px'],
  ['animation', 'spin'],
  ['__proto__x', '1px'],
])('%s is not an allowed style property and is omitted', (property, value) => {
  expect(read(editorStyle, { [property]: value })).toEqual({
    value: {},
    problems: [
      {
        path: expect.stringContaining(property),
        expected: 'an allowed style property',
        found: JSON.stringify(value),
        action: 'left out',
      },
    ],
  });
});

test.each([
  ['width', 'url(//evil.example)'],
  ['width', 'var(--x)'],
  ['width', 'calc(100% - 1px)'],
  ['width', 'min(1px, 2px)'],
  ['width', 'expression(alert(1))'],
  ['width', 'attr(data-x)'],
  ['width', 'env(x)'],
  ['width', '10px !important'],
  ['width', '10px; position: fixed'],
  ['width', '10px} body {display:none'],
  ['width', '1/**/px'],
  ['width', String.raw`\75rl(x)`],
  ['width', '"10px"'],
  ['transform', 'matrix(1,0,0,1,0,0)'],
  ['transform', 'perspective(10px)'],
  ['transform', 'translate(var(--x))'],
  ['transform', 'translate(calc(1px))'],
  ['object-fit', 'url(x)'],
])('the style “%s: %s” is omitted because its value is not allowed', (property, value) => {
  expect(read(editorStyle, { [property]: value })).toMatchObject({
    value: {},
    problems: [
      {
        expected: 'a simple value without functions or addresses',
        found: JSON.stringify(value),
        action: 'left out',
      },
    ],
  });
});

test('if a style is not allowed, only this style is omitted', () => {
  expect(read(editorStyle, { position: 'fixed', width: '50%' }).value).toEqual({ width: '50%' });
});

test('an empty style value is not reported', () => {
  expect(read(editorStyle, { width: '', height: null })).toEqual({ value: {}, problems: [] });
});

test('if the styles are a string instead of an object, a problem is reported', () => {
  expect(read(editorStyle, 'width:50%')).toEqual({
    value: undefined,
    problems: [
      { path: '$.value', expected: 'an object of styles', found: '"width:50%"', action: 'left out' },
    ],
  });
});

test('a width of 40 becomes “40px”, a margin of 0 stays “0”, and an opacity of 0.5 stays “0.5”', () => {
  const given = { width: 40, opacity: 0.5, margin: 0 };

  expect(read(editorStyle, given).value).toEqual({ width: '40px', opacity: '0.5', margin: '0' });
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [true], [{ px: 1 }]])(
  'a width of %p is omitted from the styles and is reported',
  (width) => {
    expect(read(editorStyle, { width })).toMatchObject({ value: {}, problems: [{ path: '$.value.width' }] });
  },
);

test('a style loses spaces around its name and value, and is omitted if its value exceeds 100 characters', () => {
  expect(read(editorStyle, { ' width ': ' 50% ' }).value).toEqual({ width: '50%' });
  const longest = `${'1px '.repeat(24)}1234`;
  expect(read(editorStyle, { padding: longest }).value).toEqual({ padding: longest });
  expect(read(editorStyle, { padding: `${longest}5` }).value).toEqual({});
});
