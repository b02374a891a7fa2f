import { inEngine, test } from './support/suite';

const suite = inEngine({ reducedMotion: true });

test('under reduced motion no film is fetched, the overlay goes, and pictures are there', async () => {
  const { steps } = suite;
  await steps.visit('/#story');
  expect(await steps.ask(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  await steps.until(() => !document.querySelector('[data-intro-overlay]'));
  await steps.until(() => document.querySelector('#story [data-animated="shown"]'));
  expect(await steps.ask(() => document.querySelector('video'))).toBeNull();
});

test('under reduced motion a row in another place is there at once, after the same waits', async () => {
  const { steps, between } = suite;
  between.before(`
    window.positions = [];
    addEventListener('scroll', () => positions.push(scrollY));
  `);
  await steps.visit();
  await steps.click('button[data-flavour="701"]');
  await steps.until(() => document.querySelector('[data-flavour-panel="701"]:not([hidden])'));
  await steps.still();
  await steps.ask(() =>
    document.querySelector('button[data-flavour="723"]')?.scrollIntoView({ behavior: 'instant' }),
  );
  await steps.still();
  await steps.ask(() => void ((window as unknown as { positions: number[] }).positions.length = 0));
  await steps.click('button[data-flavour="723"]');
  await steps.until(() => document.querySelector('[data-flavour-panel="723"]:not([hidden])'));
  await steps.still();
  const positions = await steps.ask(() => (window as unknown as { positions: number[] }).positions);
  // One for the panel that goes, one for the row; a scroll that moves says many.
  expect(new Set(positions).size).toBeLessThanOrEqual(3);
});
