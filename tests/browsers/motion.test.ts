import { engineSuite, test } from './support/suite';

const suite = engineSuite({ reducedMotion: true });

test('with reduced motion, a picture appears, and the page has neither a film nor an intro overlay', async () => {
  const { steps } = suite;
  await steps.visit('/#story');
  expect(await steps.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  await steps.until(() => !document.querySelector('[data-intro-overlay]'));
  await steps.until(() => document.querySelector('#story [data-animated="shown"]'));
  expect(await steps.evaluate(() => document.querySelector('video'))).toBeNull();
});

test('with reduced motion, the page jumps to the row of a chosen flavour', async () => {
  const { steps, proxy } = suite;
  proxy.before(`
    window.positions = [];
    addEventListener('scroll', () => positions.push(scrollY));
  `);
  await steps.visit();
  await steps.click('button[data-flavour="701"]');
  await steps.until(() => document.querySelector('[data-flavour-panel="701"]:not([hidden])'));
  await steps.still();
  await steps.evaluate(() =>
    document.querySelector('button[data-flavour="723"]')?.scrollIntoView({ behavior: 'instant' }),
  );
  await steps.still();
  await steps.evaluate(() => void ((window as unknown as { positions: number[] }).positions.length = 0));
  await steps.click('button[data-flavour="723"]');
  await steps.until(() => document.querySelector('[data-flavour-panel="723"]:not([hidden])'));
  await steps.still();
  const positions = await steps.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(positions.length).toBeGreaterThan(0);
  // The page jumps when the old panel closes, and then jumps to the new row. Smooth scrolling would record many
  // positions.
  expect(new Set(positions).size).toBeLessThanOrEqual(3);
});
