import { bearerOf, isSecret } from '@/lib/platform/secret';

const SECRET = 'a-long-secret';
const authorised = (authorization: string) => new Headers({ authorization });

test('the right secret is recognised', () => {
  expect(isSecret(SECRET, SECRET)).toBe(true);
});

test('another secret of the same length is refused', () => {
  expect(isSecret('a-long-sEcret', SECRET)).toBe(false);
});

test('the beginning of a secret is refused', () => {
  expect(isSecret('a-long', SECRET)).toBe(false);
});

test('no secret is refused', () => {
  expect(isSecret(null, SECRET)).toBe(false);
});

test('an empty secret is refused', () => {
  expect(isSecret('', SECRET)).toBe(false);
});

test('nothing is right where no secret is set', () => {
  expect(isSecret(SECRET, undefined)).toBe(false);
});

test('nothing given is not right where no secret is set', () => {
  expect(isSecret(undefined, undefined)).toBe(false);
});

test('the secret of a request is its bearer token', () => {
  expect(bearerOf(authorised('Bearer a-long-secret'))).toBe(SECRET);
});

test('the scheme may be written in any case', () => {
  expect(bearerOf(authorised('bearer a-long-secret'))).toBe(SECRET);
});

test('the token may stand several spaces behind the scheme', () => {
  expect(bearerOf(authorised('Bearer   a-long-secret'))).toBe(SECRET);
});

test('a scheme that only ends so brings no token', () => {
  expect(bearerOf(authorised('Forbearer a-long-secret'))).toBeUndefined();
});

test('another scheme brings no token', () => {
  expect(bearerOf(authorised('Basic a-long-secret'))).toBeUndefined();
});

test('a request without the header brings no token', () => {
  expect(bearerOf(new Headers())).toBeUndefined();
});

test('a token with a space is no token', () => {
  expect(bearerOf(authorised('Bearer a long secret'))).toBeUndefined();
});

test('where the secret that is set is empty, an empty one is not right', () => {
  expect(isSecret('', '')).toBe(false);
});
