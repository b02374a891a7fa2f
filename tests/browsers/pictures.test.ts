import { spawnSync } from 'node:child_process';

import { toMatchImageSnapshot } from 'jest-image-snapshot';

import type { Steps } from './support/steps';
import { engine, engineSuite, test } from './support/suite';

expect.extend({ toMatchImageSnapshot });

/** Debian's packages that drew the reference pictures. Other versions may draw text differently. */
const TAKEN_WITH = new Map([
  ['firefox', { name: 'firefox-esr', version: /^153\./ }],
  ['webkit', { name: 'webkit2gtk-driver', version: /^2\.50\./ }],
]);
const taken = TAKEN_WITH.get(engine);
const installed =
  spawnSync('dpkg-query', ['-W', '-f', '${Version}', taken?.name ?? '']).stdout?.toString() ?? '';
const isSameVersion = taken?.version.test(installed) ?? false;

const suite = engineSuite({ reducedMotion: true });

const PLACES: [place: string, address: string, selector: string][] = [
  ['intro', '/', '[data-section="intro"]'],
  ['categories', '/', '[data-section="categories"]'],
  ['panel', '/?flavour=702', 'section[data-collection="71"]'],
  ['story', '/', '#story'],
  ['stores', '/', '#stores'],
  ['contacts', '/', '#contacts'],
];

/** Waits for the fonts, the pictures in the window, and the failure of the map, whose style gets the answer 503. */
async function settle(steps: Steps): Promise<void> {
  await steps.still();
  await steps.until(() => {
    const isInWindow = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    // Pictures in closed panels never load, but some engines place their boxes inside the window.
    const pictures = [...document.images]
      .filter((image) => isInWindow(image) && image.closest('flavour-panel[hidden]') === null)
      .every(({ complete }) => complete);
    const frames = [...document.querySelectorAll<HTMLElement>('[data-animated]')].filter(isInWindow);
    const map = [...document.querySelectorAll<HTMLElement>('[data-map]')].filter(isInWindow);
    return (
      document.fonts.status === 'loaded' &&
      pictures &&
      frames.every(({ dataset }) => dataset.animated === 'shown') &&
      map.every(({ dataset }) => dataset.mapState === 'failed')
    );
  });
  // “Open now” depends on the time of day.
  await steps.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]'))
      line.style.visibility = 'hidden';
  });
  await steps.still();
}

for (const [place, address, selector] of PLACES)
  test(
    `the part “${place}” of the page matches its reference picture`,
    async () => {
      const { steps, proxy } = suite;
      proxy.answer(/test-map-style/, (_, response) => void response.writeHead(503).end());
      await steps.visit(address, 'md');
      await steps.until(() => !document.querySelector('[data-intro-overlay]'));
      await steps.scrollTo(selector);
      await settle(steps);
      expect(Buffer.from(await steps.driver.takeScreenshot(), 'base64')).toMatchImageSnapshot({
        customSnapshotsDir: `tests/browsers/pictures/${engine}`,
        customDiffDir: 'test-results/browsers',
        customSnapshotIdentifier: place,
        failureThresholdType: 'percent',
        // 0.5 %, because letters and photographs change if they move by a fraction of a pixel.
        failureThreshold: 0.005,
      });
    },
    isSameVersion,
  );
