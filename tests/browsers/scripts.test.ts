import { engineSuite, test } from './support/suite';

const suite = engineSuite();

const JAVASCRIPT = { 'content-type': 'text/javascript' };
const SCRIPTS = /\/_next\/static\/.+\.js/;
const isVisible = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight;
};

test('if no script loads, the page is readable and its links work', async () => {
  const { steps, proxy } = suite;
  proxy.answer(SCRIPTS, (request) => void request.socket.destroy());
  await steps.open('/');
  // A failed script adds a link to each tile, which moves the sections below.
  await steps.until(() => document.documentElement.dataset.scripts === 'failed');
  await steps.click('header a[href="#stores"]');
  await steps.until(() => location.hash === '#stores');
  await steps.restsAt('#stores');
  expect(await steps.evaluate(() => document.querySelectorAll('main > section[data-section]').length)).toBe(
    10,
  );
  expect(await (await steps.find('#stores address')).getText()).toContain('11 rue de la Fève');
});

test('without scripts, the link beside a tile opens the panel of the tile with the product text', async () => {
  const { steps, proxy } = suite;
  // Only simulates that scripting is off, because WebKit's driver needs scripting.
  proxy.header('content-security-policy', "script-src 'none'");
  proxy.styles((css) =>
    css.replace(/\(scripting: ?none\)/g, 'all').replace(/\(scripting: ?enabled\)/g, 'not all'),
  );
  await steps.open('/');
  await steps.click('a[href="#panel-71-701"]');
  await steps.until(isVisible, '#panel-71-701 h4');
  await steps.until(isVisible, '#panel-71-701 [data-about] p');
});

test('in a browser without modules, `:has` and the media query `scripting`, the whole page is visible', async () => {
  const { steps, proxy } = suite;
  proxy.answer(SCRIPTS, (_, response) => void response.writeHead(200, JAVASCRIPT).end('import.meta.nothing'));
  proxy.styles((css) => css.replaceAll(':has(', ':unheard-of(').replaceAll('(scripting:', '(unheard-of:'));
  await steps.open('/');
  const unseen = await steps.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main > section, main h1, main h2, main h3, #story p, #stores address, footer',
      ),
    ]
      .filter((element) => element.getBoundingClientRect().height === 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(unseen).toEqual([]);
  await steps.until(
    () => !document.querySelector('[data-intro-overlay]')?.checkVisibility({ visibilityProperty: true }),
  );
  await steps.scrollTo('section[data-collection="71"]', 100);
  await steps.click('a[href="#panel-71-702"]');
  await steps.until(isVisible, '#panel-71-702 h4');
  await steps.until(isVisible, '#panel-71-702 [data-about] p');
});
