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

test('if the map service fails, the address is shown instead and nothing else breaks', async () => {
  const { steps, proxy } = suite;
  proxy.answer(/test-map-style/, (_, response) => void response.writeHead(503).end());
  await steps.visit('/#stores');
  await waitForMapState(steps, 'failed');
  expect(await (await steps.find('[data-map]')).getText()).toContain('11 rue de la Fève');
});

test('the map requests the default graphics power', async () => {
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

test('if the map loses its graphics context, the address replaces it until the context is restored', async () => {
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
  expect(await (await steps.find('[data-map]')).getText()).toContain('11 rue de la Fève');
  await steps.evaluate(() =>
    (window as unknown as { graphics: WEBGL_lose_context }).graphics.restoreContext(),
  );
  await waitForMapState(steps, 'ready');
  expect(await (await steps.find('[data-map]')).getText()).not.toContain('11 rue de la Fève');
});
