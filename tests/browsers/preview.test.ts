import { PREVIEW_SECRET } from './support/storefront';
import { inEngine, test } from './support/suite';

const suite = inEngine();

test('a preview shows its deployment over plain http on a loopback address, until it is ended', async () => {
  const { steps } = suite;
  await steps.open(`/api/preview?deployment=douze&secret=${PREVIEW_SECRET}`);
  await steps.until(() => document.querySelector('[data-preview-bar]'));
  expect(
    await steps.ask(() => document.querySelector<HTMLElement>('[data-preview-bar]')?.dataset.deployment),
  ).toBe('douze');
  expect(await steps.driver.getTitle()).toContain('Maison Douze');
  await steps.open('/api/preview/exit');
  await steps.until(() => document.querySelector('main') && !document.querySelector('[data-preview-bar]'));
  expect(await steps.driver.getTitle()).toContain('Maison Onze');
});
