import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import { scrollTo, SIZES } from '../support/visit';

import { expectMatchesPicture, isComparable, NOT_COMPARABLE, visit } from './pictures';

test.use({ reducedMotion: 'reduce', bypassCSP: true });

test.skip(({ browserName, browser }) => !isComparable(browserName, browser), NOT_COMPARABLE);

function withFutureDeadline() {
  const document = liveDocument();
  Object.assign(document.home.texts as object, {
    'corporate-until': { NAME: '2999-12-31', TEXT_1: 'Orders for December close on 30 November.' },
  });
  return document;
}

test('the intro and five other sections match their reference pictures', async ({
  page,
  expected,
  serve,
}) => {
  const { url } = await serve(withFutureDeadline());
  expected.requests.push(/test-map-style/);
  expected.console.push(/test-map-style|Failed to load resource/);
  await page.route('**/test-map-style.json', (route) => route.abort());
  await visit(page, SIZES.lg, url);
  await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
  await expectMatchesPicture(page, 'intro');
  for (const section of ['categories', 'story-second', 'corporate', 'stores', 'contacts']) {
    await scrollTo(page, `[data-section="${section}"]`);
    if (section === 'stores')
      await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'failed');
    if (section === 'corporate')
      await expect(page.locator('[data-slider="corporate"]')).toHaveAttribute('data-state', 'running');
    await expectMatchesPicture(page, section);
  }
});

for (const [size, viewport] of [
  ['lg', SIZES.lg],
  ['xs', SIZES.xs],
] as const)
  test(`an open panel matches its reference picture at ${size}`, async ({ page }) => {
    await visit(page, viewport, '/?flavour=102');
    await expect(page.locator('[data-flavour-panel="102"]')).toBeVisible();
    await expectMatchesPicture(page, `panel-${size}`);
  });

test('the 404 page matches its reference picture', async ({ page, expected }) => {
  expected.requests.push(/nothing-here/);
  expected.console.push(/404/);
  await page.setViewportSize(SIZES.xs);
  await page.goto('/nothing-here');
  await expectMatchesPicture(page, 'not-found');
});
