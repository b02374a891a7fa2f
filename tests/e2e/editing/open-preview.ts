import type { Locator, Page } from '@playwright/test';

import { PREVIEW_SECRET } from '../support/requests';
import { expect } from '../support/test';

/** `card`: the dialog with the field of a clicked element. */
type Preview = { bar: Locator; card: Locator };

/** Waits for the buttons that scripts add to the bar. */
export async function openPreview(page: Page, url: string, deployment = 'live'): Promise<Preview> {
  await page.goto(`${url}/api/preview?deployment=${deployment}&secret=${PREVIEW_SECRET}`);
  const bar = page.locator('[data-preview-bar]');
  await expect(bar.locator('button[aria-pressed]').first()).toBeAttached();
  return { bar, card: page.getByRole('dialog', { name: /^(?:Field|Champ)$/ }) };
}
