import { bearerOf, isSecret } from '@/lib/platform/secret';

const SECRET = 'a-long-secret';
const authorised = (authorization: string) => new Headers({ authorization });

test('the correct secret is accepted', () => {
  expect(isSecret(SECRET, SECRET)).toBe(true);
});

test('a different secret of the same length is refused', () => {
  expect(isSecret('a-long-sEcret', SECRET)).toBe(false);
});

test('a text that is only the beginning of the secret is refused', () => {
  expect(isSecret('a-long', SECRET)).toBe(false);
});

test('a request without a secret is refused', () => {
  expect(isSecret(null, SECRET)).toBe(false);
});

test('an empty secret is refused', () => {
  expect(isSecret('', SECRET)).toBe(false);
});

test('every secret is refused if no secret is configured', () => {
  expect(isSecret(SECRET, undefined)).toBe(false);
});

test('a request without a secret is refused even if no secret is configured', () => {
  expect(isSecret(undefined, undefined)).toBe(false);
});

test('the secret is read from the bearer token of a request', () => {
  expect(bearerOf(authorised('Bearer a-long-secret'))).toBe(SECRET);
});

test('the name of the authorisation scheme is not case-sensitive', () => {
  expect(bearerOf(authorised('bearer a-long-secret'))).toBe(SECRET);
});

test('several spaces between the authorisation scheme and the token are accepted', () => {
  expect(bearerOf(authorised('Bearer   a-long-secret'))).toBe(SECRET);
});

test('an authorisation scheme that only ends with “bearer”, such as “Forbearer”, gives no token', () => {
  expect(bearerOf(authorised('Forbearer a-long-secret'))).toBeUndefined();
});

test('the authorisation scheme “Basic” gives no token', () => {
  expect(bearerOf(authorised('Basic a-long-secret'))).toBeUndefined();
});

test('a request without an authorisation header gives no token', () => {
  expect(bearerOf(new Headers())).toBeUndefined();
});

test('a token with a space is refused', () => {
  expect(bearerOf(authorised('Bearer a long secret'))).toBeUndefined();
});

test('an empty secret is refused even if the configured secret is empty', () => {
  expect(isSecret('', '')).toBe(false);
});
