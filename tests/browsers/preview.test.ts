import { PREVIEW_SECRET } from './support/storefront';
import { engineSuite, test } from './support/suite';

const suite = engineSuite();

test('over HTTP on loopback, a preview shows the requested deployment until the visitor ends the preview', async () => {
  const { steps } = suite;
  await steps.open(`/api/preview?deployment=douze&secret=${PREVIEW_SECRET}`);
  await steps.until(() => document.querySelector('[data-preview-bar]'));
  expect(
    await steps.evaluate(() => document.querySelector<HTMLElement>('[data-preview-bar]')?.dataset.deployment),
  ).toBe('douze');
  expect(await steps.driver.getTitle()).toContain('Maison Douze');
  await steps.open('/api/preview/exit');
  await steps.until(() => document.querySelector('main') && !document.querySelector('[data-preview-bar]'));
  expect(await steps.driver.getTitle()).toContain('Maison Onze');
});
