import fc from 'fast-check';

import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

import { aDocument } from '@/tests/content';
import { documentOf } from '@/tests/hostile/documents';
import { answersHold, pageHolds } from '@/tests/hostile/properties';
import { startTarget } from '@/tests/hostile/target';

/** Every run tests the same cases. `npm run fuzz` searches for new ones. */
const SEED = 10;

const startHostileTarget = () => startTarget(aDocument());

test('a publish of a hostile document answers 200 or 422, and the page then contains no hostile markup', async ({
  once,
}) => {
  test.setTimeout(120_000);
  const target = await once(startHostileTarget);

  await fc.assert(pageHolds(target), { seed: SEED, numRuns: 15 });
});

test('hostile requests are answered without a server error', async ({ once }) => {
  test.setTimeout(120_000);
  const target = await once(startHostileTarget);

  await fc.assert(answersHold(target), { seed: SEED, numRuns: 300 });
});

test('if every field contains a script, the page shows the words of the fields but runs no script', async ({
  page,
  expected,
  shops,
}) => {
  // The picture fields contain the hostile markup too, so the page requests pictures that do not exist.
  expected.requests.push(/^400: .*\/_next\/image/);
  expected.console.push(/status of 400/);
  const words =
    '<a href="https://x.example/&lt;/body&gt;&lt;script&gt;(self.__next_f=self.__next_f||[]);window.ran=1&lt;/script&gt;">milk</a>' +
    '</body></html></script><script>window.ran=1</script><svg onload="window.ran=1"></svg><img src="x" onerror="window.ran=1">';
  const { url } = await shops.take({ live: documentOf(words) });

  await page.goto(url);
  await hydrated(page);

  // If the content security policy blocks a script, the fixture `page` fails the test.
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('main')).toContainText('milk');
  await expect(page.locator('main script:not([type="application/ld+json"]), main svg[onload]')).toHaveCount(
    0,
  );
});
