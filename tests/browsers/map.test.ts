import type { Steps } from './support/steps';
import { inEngine, test } from './support/suite';

const suite = inEngine();

const isMap = (steps: Steps, state: string) =>
  steps.until(
    (wanted) => document.querySelector<HTMLElement>('[data-map]')?.dataset.mapState === wanted,
    state,
  );

test('the map comes up with its marker', async () => {
  const { steps } = suite;
  await steps.visit('/#stores');
  await isMap(steps, 'ready');
  await steps.until(() => document.querySelectorAll('[data-map] .maplibregl-marker').length === 1);
});

test('a map whose service does not answer leaves the address, and nothing else fails', async () => {
  const { steps, between } = suite;
  between.answer(/test-map-style/, (_, response) => void response.writeHead(503).end());
  await steps.visit('/#stores');
  await isMap(steps, 'failed');
  expect(await (await steps.find('[data-map]')).getText()).toContain('11 rue de la Fève');
});

test('the map asks the machine for no more than its usual graphics', async () => {
  const { steps, between } = suite;
  between.before(`
    const getContext = HTMLCanvasElement.prototype.getContext;
    window.preferences = [];
    HTMLCanvasElement.prototype.getContext = function (kind, wishes) {
      if (kind.startsWith('webgl') && wishes) preferences.push(wishes.powerPreference);
      return getContext.call(this, kind, wishes);
    };
  `);
  await steps.visit('/#stores');
  await isMap(steps, 'ready');
  expect(await steps.ask(() => (window as unknown as { preferences: string[] }).preferences)).toEqual([
    'default',
  ]);
});

test('a map whose graphics are taken away gives way to the address, and comes back with them', async () => {
  const { steps } = suite;
  await steps.visit('/#stores');
  await isMap(steps, 'ready');
  await steps.ask(() => {
    const context = document.querySelector<HTMLCanvasElement>('[data-map] canvas')?.getContext('webgl2');
    const graphics = context?.getExtension('WEBGL_lose_context');
    Object.assign(window, { graphics });
    graphics?.loseContext();
  });
  await isMap(steps, 'failed');
  expect(await (await steps.find('[data-map]')).getText()).toContain('11 rue de la Fève');
  await steps.ask(() => (window as unknown as { graphics: WEBGL_lose_context }).graphics.restoreContext());
  await isMap(steps, 'ready');
  expect(await (await steps.find('[data-map]')).getText()).not.toContain('11 rue de la Fève');
});
