import type { Page } from '@playwright/test';

import { expect, test, UNUSED_PRELOAD } from '../support/test';
import { hydrated } from '../support/visit';

import { type Development, startDevelopment } from './development';

import { aDocument, aFlavour } from '@/tests/content';

// All tests share one copy of the project, because compiling its first page is slow.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({
  baseURL: undefined, // these tests do not use the production server
  // When Fast Refresh replaces a preloaded stylesheet, Chromium warns that the preload was not used.
  expected: async ({}, provide) => provide({ console: [UNUSED_PRELOAD], requests: [] }),
});

/** Time for an edit to appear on the page. Compiling is slow on a busy machine. */
const SHOWN = { timeout: 60_000 };

const MINT = [aFlavour({ MINI_ID: 'small' }), aFlavour({ ID: 'small', NAME: 'Mint', SECTION_ID: undefined })];

let project: Development;

test.beforeAll(async () => {
  project = await startDevelopment(aDocument({ home: { flavours: MINT } }));
});

test.afterAll(() => project?.stop());

/** Waits for hydration. Code edited before hydration would not match the loaded HTML. */
async function open(page: Page): Promise<void> {
  await page.goto(project.url);
  await hydrated(page);
}

/** Repeats an edit until the page shows the text. The framework loses edits while it reads the files of a new page. */
async function addUntilShown(
  file: string,
  place: string,
  addition: string,
  isShown: (limit: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await project.edit(file, place, place + addition);
    await isShown({ timeout: 10_000 });
  }).toPass(SHOWN);
}

async function served(): Promise<string> {
  return (await fetch(project.url)).text();
}

test('the open page shows an edit of a tile component, although tiles are static markup in production', async ({
  page,
}) => {
  await open(page);
  const tile = page.getByRole('button', { name: 'Mint' });
  await expect(tile).toHaveText('Mint');

  await addUntilShown('components/collections/flavour-card.tsx', '  {flavour.name}', ' again', (limit) =>
    expect(tile).toHaveText(/^Mint( again)+$/, limit),
  );
});

test('the open page applies an edited stylesheet', async ({ page }) => {
  await open(page);
  const tile = page.getByRole('button', { name: 'Mint' });
  await expect(tile).not.toHaveCSS('outline-style', 'dotted');

  await addUntilShown(
    'components/collections/flavour-card.module.css',
    '.tile {',
    '\n  outline: 1px dotted;',
    (limit) => expect(tile).toHaveCSS('outline-style', 'dotted', limit),
  );
});

test('after an edit of a parser, the next load of the page uses the new code', async () => {
  expect(await served()).toContain('MINI Mint');

  await project.edit('lib/content/entities/flavours.ts', "'MINI '", "'TINY '");

  await expect.poll(served, SHOWN).toContain('TINY Mint');
});

test('the next load of the page shows the edited content', async () => {
  await project.write(aDocument({ home: { flavours: [aFlavour({ NAME: 'Basil' })] } }));

  await expect.poll(served, SHOWN).toContain('Basil');
});
