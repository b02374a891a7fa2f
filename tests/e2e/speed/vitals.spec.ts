import type { Page } from '@playwright/test';

import { shiftsOf, watchShifts } from '../support/shifts';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';
import { drawn, hydrated, SIZES } from '../support/visit';

const TOKEN = 'prometheus-token';
/** The name of the component in the hydration data of a page. */
const COMPONENT = String.raw`\"Vitals\"`;

const startMeasured = () =>
  startStorefront({ LOCALES: 'en,fr', METRICS_TOKEN: TOKEN, PREVIEW_SECRET: TOKEN, VITALS: 'on' });

test.use({ viewport: SIZES.lg });

async function linesOf({ url }: { url: string }, name: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return (await answer.text()).split('\n').filter((line) => line.startsWith(name));
}

function scriptsOf(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''));
  });
  return () => Promise.all(bodies);
}

const isMeasuring = (scripts: string[]) => scripts.some((script) => script.includes('/api/vitals'));

const measuringScriptLoaded = (page: Page) =>
  page.waitForResponse(
    async (response) => response.url().endsWith('.js') && isMeasuring([await response.text()]),
  );

/**
 * Waits until the browser has recorded an interaction of more than 104 ms (default of the Event Timing API) and is
 * idle: the web-vitals library reads the record only then. Events that are no interactions, such as `mouseenter`, have
 * the interaction id 0.
 */
const slowInteractionRecorded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          const events = list.getEntries() as PerformanceEventTiming[];
          if (events.some(({ interactionId = 0 }) => interactionId > 0)) requestIdleCallback(() => resolve());
        }).observe({ type: 'event', buffered: true }),
      ),
  );

test('one visit adds 1 to the count of each web vital, with labels for engine, window size and language', async ({
  page,
  once,
}) => {
  const server = await once(startMeasured);
  await watchShifts(page);
  const scriptLoaded = measuringScriptLoaded(page);
  await page.goto(`${server.url}/fr`);
  await scriptLoaded;
  const story = page.locator('[data-section="story"]');
  await story.evaluate((section) => {
    document.documentElement.style.overflowAnchor = 'none';
    section.addEventListener('pointerdown', () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
    });
    section.scrollIntoView({ behavior: 'instant' });
  });
  await drawn(page);
  await story.evaluate((section) => (section.style.paddingBlockStart = '50vh'));
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
  await story.getByRole('heading').first().click();
  await slowInteractionRecorded(page);
  await page.goto('about:blank'); // the web-vitals library reports its last values when the page is hidden

  const labels = 'engine="chromium",size="lg",locale="fr"';
  for (const name of ['storefront_ttfb_seconds', 'storefront_lcp_seconds'])
    await expect.poll(() => linesOf(server, `${name}_count`)).toEqual([`${name}_count{${labels}} 1`]);
  await expect
    .poll(() => linesOf(server, 'storefront_inp_seconds_count'))
    .toEqual([`storefront_inp_seconds_count{${labels},section="story"} 1`]);
  expect(await linesOf(server, 'storefront_cls_count')).toEqual([
    `storefront_cls_count{${labels},section="story"} 1`,
  ]);
});

test('the public home page is measured, but previews and shop pages are not', async ({ request, once }) => {
  const { url } = await once(startMeasured);
  const isMeasured = async (path: string) =>
    (await (await request.get(url + path)).text()).includes(COMPONENT);

  expect(await isMeasured('/')).toBe(true);
  expect(await isMeasured('/fr')).toBe(true);
  expect(await isMeasured('/shop')).toBe(false);
  expect(await isMeasured(`/api/preview?deployment=live&secret=${TOKEN}`)).toBe(false);
});

test('with VITALS=50%, a random number decides whether a visit loads the measuring script', async ({
  page,
  startServer,
}) => {
  const server = await startServer({ METRICS_TOKEN: TOKEN, VITALS: '50%' });
  await page.addInitScript(() => {
    Math.random = () => Number(sessionStorage.getItem('random') ?? 0.5);
  });
  const scripts = scriptsOf(page);
  await page.goto(server.url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(isMeasuring(await scripts())).toBe(false);

  await page.evaluate(() => sessionStorage.setItem('random', '0.49'));
  await Promise.all([measuringScriptLoaded(page), page.reload()]);
});

test('without VITALS, the home page is not measured and the vitals endpoint answers 404', async ({
  request,
  storefront,
}) => {
  expect(await (await request.get(storefront.url)).text()).not.toContain(COMPONENT);
  const answer = await request.post(`${storefront.url}/api/vitals`, { data: '{}' });
  expect(answer.status()).toBe(404);
});

test('the vitals endpoint refuses a negative value, a body that is too long, and a GET request', async ({
  request,
  once,
}) => {
  const server = await once(startMeasured);
  const vital = { name: 'LCP', value: 812.5, size: 'lg', locale: 'en' };
  const send = async (data: object) =>
    (await request.post(`${server.url}/api/vitals`, { data: JSON.stringify(data) })).status();

  expect(await send(vital)).toBe(204);
  expect(await send({ ...vital, value: -1 })).toBe(400);
  expect(await send({ ...vital, note: 'x'.repeat(512) })).toBe(413);
  expect(await request.get(`${server.url}/api/vitals`).then((answer) => answer.status())).toBe(405);
});
