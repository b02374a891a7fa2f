import type { Page } from '@playwright/test';

import { liveDocument } from '../support/documents';
import { mapStyleUrl } from '../support/map-style';
import { PREVIEW_SECRET } from '../support/requests';
import { expect, test } from '../support/test';
import { hydrated, scrollTo } from '../support/visit';

test.use({ film: 'playing' });

async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { reportViolation: (violation: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

async function openAll(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  await page.locator('button[data-flavour]').first().click();
  await expect(page.locator('[data-flavour-panel]').filter({ visible: true })).toHaveCount(1);
  await scrollTo(page, '[data-section="corporate"]', 100);
  await scrollTo(page, '[data-section="stores"]', 100);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
}

test('the page, the preview and the shop do not violate the content security policy', async ({
  page,
  shops,
}) => {
  const { url } = await shops.take({ live: liveDocument(), autumn: liveDocument() });
  const violations = await violationsOn(page);
  const worker = page.waitForResponse(/maplibre-gl-worker/);

  await page.goto(url);
  await openAll(page);
  for (const path of ['/shop', '/shop/bonbons', '/shop/dark/cafe?flavourId=103']) await page.goto(url + path);
  await page.goto(`${url}/api/preview?deployment=autumn&secret=${PREVIEW_SECRET}`);
  await expect(page.locator('[data-preview-bar]')).toBeVisible();
  await openAll(page);

  expect(violations).toEqual([]);
  // The map worker's own policy limits the addresses that the worker may request.
  expect((await worker).headers()['content-security-policy']).toContain(
    `connect-src 'self' ${new URL(mapStyleUrl()).origin};`,
  );
});

test('the content security policy blocks an injected script and an injected event handler', async ({
  page,
  expected,
  storefront,
}) => {
  expected.console.push(/Content Security Policy/);
  const violations = await violationsOn(page);
  await page.goto(storefront.url);
  await hydrated(page);

  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.injected = true">');
    return 'injected' in window;
  });

  expect(ran).toBe(false);
  await expect
    .poll(() => violations.map((violation) => violation.split(' ')[0]))
    .toContain('script-src-elem');
  await expect
    .poll(() => violations.map((violation) => violation.split(' ')[0]))
    .toContain('script-src-attr');
});
