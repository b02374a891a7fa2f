import { WHOLE_BROWSER } from '../support/browser';
import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import { SIZES } from '../support/visit';

// Chromium's headless shell does not support text fragments.
test.use({ launchOptions: WHOLE_BROWSER });

test('an address with a text fragment opens the panel that contains the text', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'other browsers do not reveal hidden text for text fragments');
  const { ID, PREVIEW_TEXT } = (liveDocument().home.flavours as Record<string, string>[])[7] ?? {};
  const panel = page.locator(`[data-flavour-panel="${ID}"]`);
  await page.setViewportSize(SIZES.lg);

  await page.goto(`/#:~:text=${encodeURIComponent(PREVIEW_TEXT?.split(' ').slice(0, 4).join(' ') ?? '')}`);

  await expect(panel).toBeVisible();
  await expect(page.locator(`button[data-flavour="${ID}"]`)).toHaveAttribute('aria-expanded', 'true');
});
