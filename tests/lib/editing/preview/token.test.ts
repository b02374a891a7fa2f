import { PREVIEW_COOKIE, PREVIEW_SECONDS, previewCookieValue, previewIn } from '@/lib/editing/preview/cookie';
import { checkPreviewAccess } from '@/lib/editing/preview/preview-access';
import { signToken, tokenExpiry } from '@/lib/editing/preview/token';

const SECRET = 'editors-only-secret';
const NOW = Date.UTC(2026, 0, 1);
const IN_AN_HOUR = NOW / 1000 + 3600;
const token = signToken('link', 'autumn', IN_AN_HOUR, SECRET);

const previewedBy = (value: string) => previewIn(`${PREVIEW_COOKIE}=${value}`, SECRET)?.deployment;

test('`tokenExpiry` returns the time at which a valid token expires', () => {
  expect(tokenExpiry(token, 'link', 'autumn', SECRET)).toEqual(new Date(IN_AN_HOUR * 1000));
});

test('a token is invalid for another deployment, purpose or secret, and if any character is changed', () => {
  expect(tokenExpiry(token, 'link', 'winter', SECRET)).toBeUndefined();
  expect(tokenExpiry(token, 'cookie', 'autumn', SECRET)).toBeUndefined();
  expect(tokenExpiry(token, 'link', 'autumn', 'another-secret')).toBeUndefined();
  const later = token.replace(String(IN_AN_HOUR), String(IN_AN_HOUR + 1));
  expect(tokenExpiry(later, 'link', 'autumn', SECRET)).toBeUndefined();
  for (let index = 0; index < token.length; index++) {
    const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
    expect(tokenExpiry(changed, 'link', 'autumn', SECRET)).toBeUndefined();
  }
});

test.each(['', '.', '1.', `${token}x`, `x${token}`, token.slice(0, -1), ` ${token}`])(
  'a malformed token is invalid: %j',
  (text) => {
    expect(tokenExpiry(text, 'link', 'autumn', SECRET)).toBeUndefined();
  },
);

test('the preview cookie is valid for eight hours by default', () => {
  expect(PREVIEW_SECONDS).toBe(8 * 3600);
  jest.useFakeTimers({ now: NOW });
  const cookie = previewCookieValue('autumn', SECRET);
  expect(previewedBy(cookie)).toBe('autumn');
  jest.setSystemTime(NOW + PREVIEW_SECONDS * 1000 - 1);
  expect(previewedBy(cookie)).toBe('autumn');
  jest.setSystemTime(NOW + PREVIEW_SECONDS * 1000);
  expect(previewedBy(cookie)).toBeUndefined();
  jest.useRealTimers();
});

test('a preview cookie does not outlive the preview link that set it', () => {
  jest.useFakeTimers({ now: NOW + 400 });
  const link = signToken('link', 'autumn', NOW / 1000 + 20, SECRET);
  const opening = checkPreviewAccess(new URLSearchParams({ deployment: 'autumn', token: link }), SECRET);
  if (opening.kind === 'refused') throw new Error(opening.reason);
  const cookie = previewCookieValue('autumn', SECRET, opening.seconds);

  jest.setSystemTime(NOW + 19_999);
  expect(previewedBy(cookie)).toBe('autumn');
  jest.setSystemTime(NOW + 20_000);
  expect(previewedBy(cookie)).toBeUndefined();
  jest.useRealTimers();
});

test('a preview cookie that contains the token of a preview link is invalid', () => {
  jest.useFakeTimers({ now: NOW });
  expect(previewedBy(`autumn.${token}`)).toBeUndefined();
  jest.useRealTimers();
});
