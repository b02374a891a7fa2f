import { WHOLE_BROWSER } from '../support/browser';
import { expect, liveDocument, test } from '../support/test';
import { SIZES } from '../support/visit';

// The shell without windows looks for no words.
test.use({ launchOptions: WHOLE_BROWSER });

test('the panel opens where an address asks the browser for its words', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the others reveal no hidden text for it');
  const { ID, PREVIEW_TEXT } = (liveDocument().home.flavours as Record<string, string>[])[7] ?? {};
  const panel = page.locator(`[data-flavour-panel="${ID}"]`);
  await page.setViewportSize(SIZES.lg);

  await page.goto(`/#:~:text=${encodeURIComponent(PREVIEW_TEXT?.split(' ').slice(0, 4).join(' ') ?? '')}`);

  await expect(panel).toBeVisible();
  await expect(page.locator(`button[data-flavour="${ID}"]`)).toHaveAttribute('aria-expanded', 'true');
});
