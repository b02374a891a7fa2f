import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

import { type Development, startDevelopment } from './development';

import { aDocument, aFlavour } from '@/tests/content';

// All tests share one copy of the project, because compiling its first page is slow.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({
  baseURL: undefined, // these tests do not use the production server
  // Chromium warns that the preload is unused when Fast Refresh replaces a preloaded stylesheet.
  expected: async ({}, provide) =>
    provide({ console: [/was preloaded using link preload but not used/], requests: [] }),
});

/** For an edit to appear on the page. Compiling takes long on a busy machine. */
const SHOWN = { timeout: 60_000 };

const MINT = [aFlavour({ MINI_ID: 'small' }), aFlavour({ ID: 'small', NAME: 'Mint', SECTION_ID: undefined })];

let project: Development;

test.beforeAll(async () => {
  project = await startDevelopment(aDocument({ home: { flavours: MINT } }));
});

test.afterAll(() => project?.stop());

/** Waits for hydration, because code edited earlier would not match the loaded HTML. */
async function open(page: Page): Promise<void> {
  await page.goto(project.url);
  await hydrated(page);
}

async function served(): Promise<string> {
  return (await fetch(project.url)).text();
}

test('an edit of a tile component, which is static markup in production, shows in the open page', async ({
  page,
}) => {
  await open(page);
  const tile = page.getByRole('button', { name: 'Mint' });
  await expect(tile).toHaveText('Mint');

  await project.edit(
    'components/collections/flavour-card.tsx',
    '  {flavour.name}\n',
    '  {flavour.name} as edited\n',
  );

  await expect(tile).toHaveText('Mint as edited', SHOWN);
});

test('an edit of a stylesheet shows in the open page', async ({ page }) => {
  await open(page);
  const tile = page.getByRole('button', { name: 'Mint' });
  await expect(tile).not.toHaveCSS('outline-style', 'dotted');

  await project.edit(
    'components/collections/flavour-card.module.css',
    '.tile {',
    '.tile {\n  outline: 1px dotted;',
  );

  await expect(tile).toHaveCSS('outline-style', 'dotted', SHOWN);
});

test('an edit of the parser shows on the next load', async () => {
  expect(await served()).toContain('MINI Mint');

  await project.edit('lib/content/entities/flavours.ts', "'MINI '", "'TINY '");

  await expect.poll(served, SHOWN).toContain('TINY Mint');
});

test('an edit of the content shows on the next load', async () => {
  await project.write(aDocument({ home: { flavours: [aFlavour({ NAME: 'Basil' })] } }));

  await expect.poll(served, SHOWN).toContain('Basil');
});
