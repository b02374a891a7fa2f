import { inEngine, test } from './support/suite';

const suite = inEngine();

const JAVASCRIPT = { 'content-type': 'text/javascript' };
const SCRIPTS = /\/_next\/static\/.+\.js/;
/** Whether a text takes room in the window. */
const isRead = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight;
};

test('scripts that do not come leave a page that reads, with links that lead', async () => {
  const { steps, between } = suite;
  between.answer(SCRIPTS, (request) => void request.socket.destroy());
  await steps.open('/');
  await steps.click('header a[href="#stores"]');
  await steps.until(() => location.hash === '#stores');
  await steps.still();
  expect(Math.abs(await steps.topOf('#stores'))).toBeLessThanOrEqual(1);
  expect(await steps.ask(() => document.querySelectorAll('main > section[data-section]').length)).toBe(10);
  expect(await (await steps.find('#stores address')).getText()).toContain('11 rue de la Fève');
});

test('without scripts a link beside each tile leads to its panel, told in full', async () => {
  const { steps, between } = suite;
  // WebKit's driver needs scripts to be on: here the policy allows none, and the stylesheet is told so.
  between.header('content-security-policy', "script-src 'none'");
  between.styles((css) =>
    css.replace(/\(scripting: ?none\)/g, 'all').replace(/\(scripting: ?enabled\)/g, 'not all'),
  );
  await steps.open('/');
  await steps.click('a[href="#panel-71-701"]');
  await steps.until(isRead, '#panel-71-701 h4');
  await steps.until(isRead, '#panel-71-701 [data-about] p');
});

test('a browser without modules, :has and a way to say that it has no scripts still reads it all', async () => {
  const { steps, between } = suite;
  between.answer(
    SCRIPTS,
    (_, response) => void response.writeHead(200, JAVASCRIPT).end('import.meta.nothing'),
  );
  between.styles((css) => css.replaceAll(':has(', ':unheard-of(').replaceAll('(scripting:', '(unheard-of:'));
  await steps.open('/');
  const unseen = await steps.ask(() =>
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
  await steps.until(isRead, '#panel-71-702 h4');
  await steps.until(isRead, '#panel-71-702 [data-about] p');
});
