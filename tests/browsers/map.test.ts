import type { Steps } from './support/steps';
import { engineSuite, test } from './support/suite';

const suite = engineSuite();

const waitForMapState = (steps: Steps, state: string) =>
  steps.until(
    (wanted) => document.querySelector<HTMLElement>('[data-map]')?.dataset.mapState === wanted,
    state,
  );

test('the map loads and shows its marker', async () => {
  const { steps } = suite;
  await steps.visit('/#stores');
  await waitForMapState(steps, 'ready');
  await steps.until(() => document.querySelectorAll('[data-map] .maplibregl-marker').length === 1);
});

const placesOf = (steps: Steps) =>
  steps.evaluate(() =>
    [...document.querySelectorAll('#stores h2, #stores dl, #stores address, #contacts')].map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [left, top + window.scrollY];
    }),
  );

test('if a visible map fails to load, a status text appears and the texts of the store do not move', async () => {
  const { steps, proxy } = suite;
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    proxy.answer(/test-map-style/, (_, response) => {
      fail = () => void response.writeHead(503).end();
      resolve();
    });
  });
  await steps.visit('/#stores');
  await asked;
  await waitForMapState(steps, 'loading');
  const places = await placesOf(steps);
  fail();
  await waitForMapState(steps, 'failed');
  expect(await (await steps.find('[data-map-message]')).getText()).not.toBe('');
  expect(await (await steps.find('#stores address')).getText()).toContain('11 rue de la Fève');
  expect(await placesOf(steps)).toEqual(places);
});

test('the map requests WebGL with the default power preference', async () => {
  const { steps, proxy } = suite;
  proxy.before(`
    const getContext = HTMLCanvasElement.prototype.getContext;
    window.preferences = [];
    HTMLCanvasElement.prototype.getContext = function (kind, wishes) {
      if (kind.startsWith('webgl') && wishes) preferences.push(wishes.powerPreference);
      return getContext.call(this, kind, wishes);
    };
  `);
  await steps.visit('/#stores');
  await waitForMapState(steps, 'ready');
  expect(await steps.evaluate(() => (window as unknown as { preferences: string[] }).preferences)).toEqual([
    'default',
  ]);
});

test('if the map loses its WebGL context, a status text is shown until the context is restored', async () => {
  const { steps } = suite;
  await steps.visit('/#stores');
  await waitForMapState(steps, 'ready');
  await steps.evaluate(() => {
    const context = document.querySelector<HTMLCanvasElement>('[data-map] canvas')?.getContext('webgl2');
    const graphics = context?.getExtension('WEBGL_lose_context');
    Object.assign(window, { graphics });
    graphics?.loseContext();
  });
  await waitForMapState(steps, 'failed');
  const status = await steps.find('[data-map-message]');
  expect(await status.getText()).not.toBe('');
  await steps.evaluate(() =>
    (window as unknown as { graphics: WEBGL_lose_context }).graphics.restoreContext(),
  );
  await waitForMapState(steps, 'ready');
  expect(await status.getText()).toBe('');
});
