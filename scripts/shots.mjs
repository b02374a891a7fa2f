// `npm run shots`: pictures of every section and state at every width, into shots/ (ignored), from the production build.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

import { chromium } from '@playwright/test';

const WIDTHS = [360, 390, 768, 1024, 1280, 1680, 2200];
const HEIGHT = { phone: 780, desktop: 900 };
const PORT = 3199;
const SITE = `http://127.0.0.1:${PORT}`;
const SETTLED_MS = 1200;
const FIRST_FLAVOUR = 'button[data-flavour] >> nth=1';

/** A name, an address, and what a visitor does there. */
const STATES = [
  ['panel', '/#flavours', (page) => page.click(FIRST_FLAVOUR)],
  ['panel-white', '/?white#flavours', (page) => page.click(FIRST_FLAVOUR)],
  ['menu', '/', (page) => page.click('button[data-menu]').catch(() => undefined)], // from md up there is none
  ['shop', '/shop', undefined],
  ['shelf', '/shop/minis', undefined],
  ['product', '/shop/dark/cafe', undefined],
  ['not-found', '/nothing-here', undefined],
];

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = existsSync(chromium.executablePath())
  ? undefined
  : system.find((path) => existsSync(path));
const server = spawn(process.execPath, ['dist/server.cjs'], { env: { ...process.env, PORT: String(PORT) } });
process.on('exit', () => server.kill());
await new Promise((listening, failed) => {
  server.stderr.on('data', (chunk) => failed(new Error(String(chunk))));
  server.stdout.on('data', (chunk) => String(chunk).includes('"listening"') && listening());
});
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
mkdirSync('shots', { recursive: true });

for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? HEIGHT.phone : HEIGHT.desktop },
  });
  const shoot = (name) => page.screenshot({ path: `shots/${name}-${width}.png` });
  await page.goto(SITE, { waitUntil: 'load' });
  for (const section of await page.locator('[data-section]').all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.waitForTimeout(SETTLED_MS);
    await section.screenshot({ path: `shots/${await section.getAttribute('data-section')}-${width}.png` });
  }
  for (const [name, address, act] of STATES) {
    await page.goto(SITE + address, { waitUntil: 'load' });
    await act?.(page);
    await page.waitForTimeout(SETTLED_MS);
    await shoot(name);
  }
  await page.close();
  console.log(`shots/*-${width}.png`);
}

await browser.close();
process.exit();
