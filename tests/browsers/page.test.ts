import { test, engineSuite } from './support/suite';

const suite = engineSuite();

const SECTIONS = [
  ['intro', ''],
  ['categories', 'shop'],
  ['collections', 'flavours'],
  ['story', 'story'],
  ['story-second', ''],
  ['founder', ''],
  ['corporate', 'corporate'],
  ['partnership', 'partnership'],
  ['stores', 'stores'],
  ['contacts', 'contacts'],
];

test('the page has all sections in order and causes no errors or Content Security Policy violations', async () => {
  const { steps } = suite;
  await steps.visit();
  for (const [section] of SECTIONS) {
    await steps.scrollTo(`[data-section="${section}"]`);
    await steps.until((name) => {
      const frames = [...document.querySelectorAll<HTMLElement>(`[data-section="${name}"] [data-animated]`)];
      return frames.every(({ dataset }) => dataset.animated === 'shown');
    }, section ?? '');
  }
  await steps.until(() => document.querySelector<HTMLElement>('[data-map]')?.dataset.mapState === 'ready');
  const sections = await steps.evaluate(() =>
    [...document.querySelectorAll('main > *')].map((each) => [each.getAttribute('data-section'), each.id]),
  );
  expect(sections).toEqual(SECTIONS);
  expect(await steps.faults()).toEqual([]);
});

for (const [address, target, top] of [
  ['/#stores', '#stores', 0],
  ['/#contacts', '#contacts', 0],
  ['/#collection-72', '#collection-72', 170],
] as const)
  test(`a visit to ${address} scrolls to its target, and the page then does not move`, async () => {
    const { steps } = suite;
    await steps.visit(address);
    await steps.until(
      (wanted) => document.readyState === 'complete' && document.querySelector(wanted),
      target,
    );
    await steps.restsAt(target, top);
  });

test('the address hash follows the scroll position and adds no history entry', async () => {
  const { steps } = suite;
  await steps.visit();
  const before = await steps.evaluate(() => history.length);
  for (const anchor of ['shop', 'story', 'stores', 'flavours']) {
    await steps.scrollTo(`#${anchor}`);
    await steps.until((wanted) => location.hash === `#${wanted}`, anchor);
  }
  await steps.scrollTo('[data-section="intro"]');
  await steps.until(() => location.hash === '');
  expect(await steps.evaluate(() => history.length)).toBe(before);
});
