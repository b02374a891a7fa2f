import {
  hasPreviewEnded,
  previewIn,
  PREVIEWED_COOKIE,
  previewedDeploymentIn,
  PREVIEW_COOKIE,
  previewCookieValue,
  previewedDeployment,
} from '@/lib/editing/preview/cookie';
import { signToken } from '@/lib/editing/preview/token';

const SECRET = 'editors-only-secret';
const VALUE = previewCookieValue('autumn', SECRET);

test.each([
  `${PREVIEW_COOKIE}=${VALUE}`,
  `theme=dark; ${PREVIEW_COOKIE}=${VALUE}`,
  `theme=dark;${PREVIEW_COOKIE}=${VALUE} ; last=1`,
])('a browser with the preview’s cookie among others previews (%#)', (header) => {
  expect(previewedDeploymentIn(header, SECRET)).toBe('autumn');
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
])('a browser without the preview’s own cookie sees what the public sees (%#)', (header) => {
  expect(previewedDeploymentIn(header, SECRET)).toBeUndefined();
});

test('without a secret nobody previews', () => {
  expect(previewedDeploymentIn(`${PREVIEW_COOKIE}=${VALUE}`, undefined)).toBeUndefined();
  expect(previewedDeploymentIn(`${PREVIEW_COOKIE}=${VALUE}`, '')).toBeUndefined();
});

test('a name that is no deployment’s is none, however well it is signed', () => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;

  for (const name of ['', 'Autumn', '../live'])
    expect(
      previewedDeployment(`${name}.${signToken('cookie', name, inAnHour, SECRET)}`, SECRET),
    ).toBeUndefined();
});

const NINE_HOURS_AGO = Date.now() - 9 * 3_600_000;
const OVER = previewCookieValue('autumn', SECRET, NINE_HOURS_AGO);

test('a preview is known with when it ends', () => {
  const preview = previewIn(`${PREVIEW_COOKIE}=${VALUE}`, SECRET);

  expect(preview?.deployment).toBe('autumn');
  expect(preview?.ends.getTime()).toBeGreaterThan(Date.now() + 7 * 3_600_000);
});

test('a browser hears that its preview has ended, until it has left it or opened another', () => {
  expect(hasPreviewEnded(`${PREVIEWED_COOKIE}=${OVER}`, SECRET)).toBe(true);
  expect(previewIn(`${PREVIEW_COOKIE}=${OVER}`, SECRET)).toBeUndefined();
  expect(hasPreviewEnded(`${PREVIEWED_COOKIE}=${OVER}; ${PREVIEW_COOKIE}=${VALUE}`, SECRET)).toBe(false);
  expect(hasPreviewEnded(`${PREVIEWED_COOKIE}=${VALUE}`, SECRET)).toBe(false);
  expect(hasPreviewEnded(`${PREVIEWED_COOKIE}=${OVER}`, 'another-secret')).toBe(false);
  expect(hasPreviewEnded(undefined, SECRET)).toBe(false);
});
