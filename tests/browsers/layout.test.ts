import { isInstalled } from './support/engines';
import { SIZES, type Steps } from './support/steps';
import { engineSuite, test } from './support/suite';

const suite = engineSuite();
const reference = engineSuite({}, 'chromium');

const TOLERANCE_PX = 2;

/** Returns positions and sizes in pixels, under names such as `0 intro left`. */
async function boxes({ steps }: { steps: Steps }, size: keyof typeof SIZES): Promise<Record<string, number>> {
  await steps.visit('/', size);
  await steps.evaluate(() => document.fonts.ready.then(() => undefined));
  return steps.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll(
          '[data-section], button[data-flavour], [data-map], [data-slider], footer',
        ),
      ].flatMap((element, index) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { section, flavour, slider } = (element as HTMLElement).dataset;
        const name = `${index} ${section ?? flavour ?? slider ?? element.tagName}`;
        return Object.entries({ left, top: top + window.scrollY, width, height }).map(([edge, px]) => [
          `${name} ${edge}`,
          px,
        ]);
      }),
    ),
  );
}

for (const size of ['xs', 'md', 'lg'] as const)
  test(
    `at ${SIZES[size][0]} px, sections and tiles have the same position and size as in Chromium`,
    async () => {
      const [here, there] = [await boxes(suite, size), await boxes(reference, size)];
      expect(Object.keys(here).sort()).toEqual(Object.keys(there).sort());
      const apart = Object.entries(here)
        .map(([edge, px]) => ({ edge, px, inChromium: there[edge] ?? NaN }))
        .filter(({ px, inChromium }) => !(Math.abs(px - inChromium) <= TOLERANCE_PX));
      expect(apart).toEqual([]);
    },
    isInstalled('chromium'),
  );
