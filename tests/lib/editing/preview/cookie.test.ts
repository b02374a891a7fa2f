import { hasPreviewEnded, previewIn, PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { signToken } from '@/lib/editing/preview/token';

const SECRET = 'editors-only-secret';
const VALUE = previewCookieValue('autumn', SECRET);

test.each([
  `${PREVIEW_COOKIE}=${VALUE}`,
  `theme=dark; ${PREVIEW_COOKIE}=${VALUE}`,
  `theme=dark;${PREVIEW_COOKIE}=${VALUE} ; last=1`,
])('a preview cookie is found among other cookies (%#)', (header) => {
  expect(previewIn(header, SECRET)?.deployment).toBe('autumn');
});

test.each([
  undefined,
  '',
  'theme=dark',
  `x${PREVIEW_COOKIE}=${VALUE}`,
  `${PREVIEW_COOKIE}x=${VALUE}`,
  `${PREVIEW_COOKIE}=`,
  `${PREVIEW_COOKIE}=x${VALUE}`,
  `theme=${PREVIEW_COOKIE}=${VALUE}`,
])('a request without a valid preview cookie opens no preview (%#)', (header) => {
  expect(previewIn(header, SECRET)).toBeUndefined();
});

test('if no secret is configured, no preview cookie is valid', () => {
  expect(previewIn(`${PREVIEW_COOKIE}=${VALUE}`, undefined)).toBeUndefined();
  expect(previewIn(`${PREVIEW_COOKIE}=${VALUE}`, '')).toBeUndefined();
});

test('an invalid deployment name is refused even with a valid signature', () => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;

  for (const name of ['', 'Autumn', '../live'])
    expect(
      previewIn(`${PREVIEW_COOKIE}=${name}.${signToken('cookie', name, inAnHour, SECRET)}`, SECRET),
    ).toBeUndefined();
});

const EXPIRED = previewCookieValue('autumn', SECRET, -3600);

test('the preview cookie contains the deployment and the time when the preview ends', () => {
  const preview = previewIn(`${PREVIEW_COOKIE}=${VALUE}`, SECRET);

  expect(preview?.deployment).toBe('autumn');
  expect(preview?.ends.getTime()).toBeGreaterThan(Date.now() + 7 * 3_600_000);
});

test('a preview counts as ended only if its signed cookie has expired', () => {
  expect(hasPreviewEnded(`${PREVIEW_COOKIE}=${EXPIRED}`, SECRET)).toBe(true);
  expect(previewIn(`${PREVIEW_COOKIE}=${EXPIRED}`, SECRET)).toBeUndefined();
  expect(hasPreviewEnded(`${PREVIEW_COOKIE}=${VALUE}`, SECRET)).toBe(false);
  expect(hasPreviewEnded(`${PREVIEW_COOKIE}=${EXPIRED}`, 'another-secret')).toBe(false);
  expect(hasPreviewEnded(undefined, SECRET)).toBe(false);
});
