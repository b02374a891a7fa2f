import type { Locator, Page } from '@playwright/test';
import { type Document, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

import { liveDocument } from '../support/documents';
import { PUBLISH_SECRET as SECRET, healthOf, pageAt } from '../support/requests';
import { expect, test } from '../support/test';

import { type SectionName, SECTIONS as SECTION_TABLE } from '@/lib/model/sections';
import { sourceAt } from '@/tests/content-server';

type Entity = Record<string, unknown>;
type Doc = {
  common: Entity;
  home: Record<'categories' | 'collections' | 'flavours' | 'products', Entity[]> & {
    texts: Record<string, Entity>;
    videos?: Entity[];
  };
};

async function served(address: string): Promise<{ status: number; document: Document }> {
  const { status, html } = await pageAt(address);
  return { status, document: parseDocument(html) };
}

const all = (within: Document | Element, isWanted: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(isWanted, within);
const tagged = (within: Document | Element, tag: string) => all(within, ({ name }) => name === tag);
const sectionOf = (within: Document, name: string) =>
  all(within, ({ attribs }) => attribs['data-section'] === name)[0] ?? within;

function liveWith(change: (document: Doc) => void): Doc {
  const document = liveDocument() as Doc;
  change(document);
  return document;
}

function set(list: Entity[], index: number, values: Entity): void {
  Object.assign(list[index] ?? {}, values);
}

/** One example of each content fault in docs/specification.md, with the path in the reported problem. */
const FAULTS: [path: string, make: (document: Doc) => void][] = [
  ['$.common.locale', ({ common }) => (common.locale = 'zz')],
  ['$.common.currency', ({ common }) => (common.currency = 'COCOA')],
  ['$.common.allergenPattern', ({ common }) => (common.allergenPattern = 'milk(')],
  ['$.home.flavours[3].ID', ({ home }) => set(home.flavours, 3, { ID: '' })],
  ['$.home.flavours[4].ID', ({ home }) => set(home.flavours, 4, { ID: '102' })],
  ['$.home.collections[2].UF_COLS_JSON', ({ home }) => set(home.collections, 2, { UF_COLS_JSON: '{"0": {' })],
  ['$.home.flavours[0].MINI_ID', ({ home }) => set(home.flavours, 0, { MINI_ID: '999' })],
  ['$.home.flavours[5].SECTION_ID', ({ home }) => set(home.flavours, 5, { SECTION_ID: ['42', '777'] })],
  ['$.home.flavours[6].PRODUCT_ID', ({ home }) => set(home.flavours, 6, { PRODUCT_ID: '999' })],
  [
    '$.home.flavours[7].PREVIEW_PICTURE',
    ({ home }) => set(home.flavours, 7, { PREVIEW_PICTURE: 'javascript:alert(1)' }),
  ],
  [
    '$.home.flavours[8].PREVIEW_PICTURE.SRC',
    ({ home }) => set(home.flavours, 8, { PREVIEW_PICTURE: { SRC: '//evil.example/spy.png' } }),
  ],
  [
    '$.home.collections[1].UF_COLS_JSON.productItemStyle.position',
    ({ home }) =>
      set(home.collections, 1, {
        UF_COLS_JSON: { productItemStyle: { position: 'fixed', opacity: '0.9' } },
      }),
  ],
  [
    '$.home.texts.corporate-button',
    ({ home }) => (home.texts['corporate-button'] = { NAME: 'Ask', TEXT_1: 'javascript:alert(1)' }),
  ],
  [
    '$.home.texts.contacts-social',
    ({ home }) => {
      home.texts['contacts-social'] = {
        TEXT_1: 'Elsewhere|javascript:alert(1)\nInstagram|https://instagram.example/quatorze',
      };
    },
  ],
];

function documentWithEachFault(): Doc {
  return liveWith((document) => {
    for (const [, make] of FAULTS) make(document);
  });
}

test.describe('a document with every fault from the specification', () => {
  test('each fault affects only the part of the page that uses the faulty value', async ({ page, serve }) => {
    const { url } = await serve(documentWithEachFault());

    const response = await page.goto(url);

    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-section]')).toHaveCount(10);

    await test.step('a flavour without an ID is left out', async () => {
      const dark = page.locator('section[data-collection="41"]').getByRole('button', { expanded: false });
      await expect(dark.filter({ visible: true })).toHaveText([/Madagascar/, /Fleur de sel/, /Coffee/]);
    });
    await test.step('of two flavours with the same ID, only the first is shown', async () => {
      await expect(page.locator('button[data-flavour="102"]')).toHaveText(/Fleur de sel/);
      await expect(page.getByText('Candied orange')).toHaveCount(0);
    });
    await test.step('a collection with broken UF_COLS_JSON still shows its flavours', async () => {
      await expect(page.locator('section[data-collection="43"] button[data-flavour]')).toHaveCount(4);
    });
    await test.step('a flavour that names a missing mini has no switch to a mini', async () => {
      await expect(page.locator('[data-flavour-panel="101"]')).toHaveCount(1);
      await expect(page.locator('[data-flavour-panel="101"] [data-mini-switch]')).toHaveCount(0);
    });
    await test.step('a flavour with one unknown collection stays in its known collection', async () => {
      await expect(page.locator('button[data-flavour="106"]')).toHaveCount(1);
      await expect(page.locator('section[data-collection="42"] button[data-flavour="106"]')).toBeAttached();
    });
    await test.step('if the product of a flavour is missing, the buy link leads to the product section', async () => {
      await expect(page.locator('[data-flavour-panel="107"] [data-buy]')).toHaveAttribute(
        'href',
        '/shop/milk?flavourId=107',
      );
    });
    await test.step('an unsafe picture is left out, and the tile shows the name of the flavour', async () => {
      for (const [id, name] of [
        ['108', /Almond and honey/],
        ['109', /Sesame/],
      ] as const)
        await expect(page.locator(`button[data-flavour="${id}"]`)).toHaveText(name);
      await expect(page.locator('[src*="evil.example"], [srcset*="evil.example"]')).toHaveCount(0);
    });
    await test.step('a style that is not allowed is left out, and the allowed style next to it stays', async () => {
      const items = page.locator('section[data-collection="42"] [data-item] > div');
      await expect(items.first()).toHaveCSS('opacity', '0.9');
      await expect(items.first()).not.toHaveCSS('position', 'fixed');
    });
    await test.step('with a broken allergen pattern, only the words of the built-in vocabulary are marked', async () => {
      // The default document's pattern would mark "salted butter". The built-in vocabulary marks only "butter".
      await expect(page.locator('[data-flavour-panel="107"] mark')).toHaveText([
        'milk',
        'cream',
        'milk',
        'butter',
        'milk',
        'soya',
        'Milk',
      ]);
    });
    await test.step('an unknown locale and currency fall back to English and euros', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('[data-flavour-panel="101"] [data-fact="price-per-kg"]')).toHaveText(
        '€127.14/kg',
      );
    });
    await test.step('an unsafe link is left out, and the safe link next to it stays', async () => {
      await expect(page.getByRole('link', { name: 'Ask' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Elsewhere' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Instagram' })).toBeAttached();
    });
  });

  test('/api/health lists all problems to callers with the publishing secret; others get only the number', async ({
    shops,
  }) => {
    const storefront = await shops.take({ live: documentWithEachFault() });

    const withSecret = await healthOf(storefront, SECRET);
    const withoutSecret = await healthOf(storefront);
    const withWrongSecret = await healthOf(storefront, 'another-secret');

    const problems = Array.isArray(withSecret.problems) ? withSecret.problems : [];
    expect(problems.map(({ path }) => path).sort()).toEqual(FAULTS.map(([path]) => path).sort());
    for (const { expected, found, action } of problems) {
      expect(expected).toMatch(/\w/);
      expect(found).toMatch(/\w|"/);
      expect(action).toMatch(/\w/);
    }
    expect(withSecret).toMatchObject({ code: 200, status: 'ok' });
    expect(withoutSecret.problems).toBe(FAULTS.length);
    expect(withWrongSecret.problems).toBe(FAULTS.length);
  });

  test('if no publishing secret is set, the health endpoint shows only the number of problems', async ({
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(documentWithEachFault());
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend) });

    expect((await healthOf(storefront, SECRET)).problems).toBe(FAULTS.length);
    expect((await healthOf(storefront, 'undefined')).problems).toBe(FAULTS.length);
  });
});

test.describe('hostile content', () => {
  const MARK = 'window.hostile = true';
  const PAYLOAD = [
    `"'></title></style></textarea></script><script>${MARK}</script>`,
    `<img src="/spy.png" onerror="${MARK}" onload="${MARK}">`,
    `<svg onload="${MARK}"><animate onbegin="${MARK}" attributeName="x" dur="1s"></svg>`,
    `<a href="javascript:${MARK}" onclick="${MARK}">hostile</a>`,
    `<iframe srcdoc="<script>parent.${MARK.slice('window.'.length)}</script>"></iframe>`,
    `<style>body { display: none }</style><form action="https://evil.example"><input autofocus onfocus="${MARK}"></form>`,
  ].join('');

  /** Addresses, JSON and colours, which other tests check. */
  const TESTED_ELSEWHERE = new Set([
    'SRC',
    'UF_COLS_JSON',
    'VIDEO_LINK_DEKSTOP',
    'VIDEO_LINK_MOBILE',
    'ACCENT',
  ]);
  const IDS = new Set(['ID', 'SECTION_ID', 'MINI_ID', 'PRODUCT_ID', 'UF_PRODUCT_SECTION_ID']);
  const SETTINGS = new Set(['locale', 'currency', 'allergenPattern']);

  /** Appends the payload to every text and id. References to an id get the payload too, so they still match. */
  function injected(value: unknown, key = ''): unknown {
    if (TESTED_ELSEWHERE.has(key) || SETTINGS.has(key)) return value;
    if (typeof value === 'string') return value.startsWith('/upload/') ? value : value + PAYLOAD;
    if (typeof value === 'number') return IDS.has(key) ? `${value}${PAYLOAD}` : value;
    if (Array.isArray(value)) return value.map((entry) => injected(entry, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, injected(entry, name)]));
  }

  async function expectHarmless(page: Page): Promise<void> {
    const seen = await page.evaluate(() => ({
      ran: 'hostile' in window,
      handlers: [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      addresses: [...document.querySelectorAll('[href], [src], [action]')]
        .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''))
        .filter((address) => /^\s*(?:javascript|data|vbscript):/i.test(address)),
    }));
    expect(seen).toEqual({ ran: false, handlers: [], addresses: [] });
    await expect(page.locator('iframe, object, embed, form, input')).toHaveCount(0);
    await expect(page.locator('main script, main style, main link, main meta, main base')).toHaveCount(0);
    await expect(page.locator('[src*="spy.png"], [srcset*="spy.png"]')).toHaveCount(0);
  }

  function originsAskedBy(page: Page): Set<string> {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    return origins;
  }

  test('if every text and id contains hostile markup, the page is complete and runs no hostile script', async ({
    page,
    serve,
  }) => {
    const { url } = await serve(injected(liveDocument()) as object);
    const origins = originsAskedBy(page);

    const response = await page.goto(url);

    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-section]')).toHaveCount(10);
    await expect(page.locator('button[data-flavour]')).toHaveCount(20);
    await expectHarmless(page);

    await page.getByRole('button', { name: 'Madagascar' }).first().click();
    await expect(page.locator('[data-flavour-panel]').filter({ visible: true })).toHaveCount(1);
    await page.locator('[data-mini-switch]').filter({ visible: true }).click();
    await expect(
      page.getByRole('heading', { name: 'MINI Madagascar' }).filter({ visible: true }),
    ).toHaveCount(1);
    await expectHarmless(page);
    expect([...origins]).toEqual([url]);
  });

  test('if every text, code and id contains hostile markup, shop pages run no hostile script', async ({
    page,
    serve,
  }) => {
    const { url } = await serve(injected(liveDocument()) as object);
    await page.goto(url);
    const links = [
      await hrefOf(page.locator('a[data-category]').first()),
      await hrefOf(page.locator('a[data-buy]').first()),
    ];

    for (const link of ['/shop', ...links]) {
      const response = await page.goto(url + link);
      expect(response?.status(), link).toBe(200);
      await expectHarmless(page);
    }
  });

  const ADDRESSES: [what: string, address: string][] = [
    ['a script address', `javascript:${MARK}`],
    ['a data address', `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}"/>`],
    ['an address of another origin', 'https://evil.example/spy.png'],
    ['another origin written as a path', '//evil.example/spy.png'],
    ['another origin behind a backslash', '/\\evil.example/spy.png'],
    ['another origin behind a line break', '/\n/evil.example/spy.png'],
    ['another origin after a user name', 'https://own@evil.example/spy.png'],
    ['a path with a quotation mark that would end the attribute', `/upload/x.png" onerror="${MARK}`],
  ];

  /** Returns the default document with these addresses, in turn, in the picture and film fields. */
  const withAddresses = (...addresses: string[]): Doc =>
    liveWith(({ home }) => {
      let turn = 0;
      const next = () => addresses[(turn += 1) % addresses.length];
      for (const flavour of home.flavours)
        Object.assign(flavour, { PREVIEW_PICTURE: next(), DETAIL_PICTURE: { SRC: next() } });
      Object.assign(home.texts.intro ?? {}, { PICTURES: [next(), next()] });
      Object.assign(home.texts.corporate ?? {}, { PICTURES: { 0: next(), 3: { SRC: next() } } });
      for (const category of home.categories) category.PICTURE = next();
      home.videos = [{ VIDEO_LINK_DEKSTOP: next(), VIDEO_LINK_MOBILE: next() }];
    });

  for (const [what, address] of ADDRESSES) {
    test(`if picture and film fields contain ${what}, the markup has no event handlers and no hostile addresses`, async ({
      serve,
    }) => {
      const { url } = await serve(withAddresses(address));

      const { status, document } = await served(url);

      expect(status).toBe(200);
      const shown = all(document, ({ name }) => name !== 'script');
      expect(
        shown.flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => /^on/i.test(name)),
      ).toEqual([]);
      const asked = ['src', 'srcset', 'imagesrcset', 'href', 'poster', 'style', 'data-src'];
      const values = shown.flatMap(({ attribs }) => asked.flatMap((name) => attribs[name] ?? []));
      expect(values.length).toBeGreaterThan(50);
      expect(
        values.filter((value) => /^\s*(?:javascript|data|vbscript):|evil\.example/i.test(value)),
      ).toEqual([]);
    });
  }

  test('hostile addresses in picture and film fields cause no request to another origin and run no script', async ({
    page,
    expected,
    serve,
  }) => {
    // The page treats one of the addresses as a path of this site, and this path does not exist.
    expected.requests.push(/^[45]\d\d: .*upload/);
    expected.console.push(/status of [45]\d\d/);
    const { url } = await serve(withAddresses(...ADDRESSES.map(([, address]) => address)));
    const origins = originsAskedBy(page);

    const response = await page.goto(url);

    expect(response?.status()).toBe(200);
    await page.getByRole('button', { name: 'Madagascar' }).first().click();
    await expect(page.locator('[data-flavour-panel="101"]')).toBeVisible();
    await expectHarmless(page);
    expect([...origins]).toEqual([url]);
  });

  test('hostile styles and colours cause no request and cover no other part of the page', async ({
    page,
    serve,
  }) => {
    const hostile = {
      background: 'url(https://evil.example/spy.png)',
      backgroundImage: 'url(//evil.example/spy.png)',
      width: 'url(https://evil.example/spy.png)',
      height: 'var(--spy)',
      'max-width': 'expression(alert(1))',
      padding: '1px; position: fixed',
      position: 'fixed',
      zIndex: 9999,
      inset: 0,
      content: '"x"',
      transform: 'matrix(9, 0, 0, 9, 0, 0)',
      '--accent': 'url(https://evil.example/spy.png)',
      behavior: 'url(#x)',
    };
    const { url } = await serve(
      liveWith(({ home }) => {
        for (const collection of home.collections) {
          collection.UF_COLS_JSON = JSON.stringify({
            productItemStyle: hostile,
            0: { productImagesStyle: hostile, xs: 'url(x)', lg: '4; position: fixed' },
          });
          Object.assign(collection, { UF_ITEM_WIDTH: '1/*', UF_ITEM_HEIGHT: '1; position: fixed' });
        }
        for (const flavour of home.flavours)
          flavour.ACCENT = 'red; background: url(https://evil.example/spy.png)';
      }),
    );
    const origins = originsAskedBy(page);

    await page.goto(url);

    await expect(page.locator('button[data-flavour]')).toHaveCount(20);
    const styles = await page
      .locator('main [style]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('style') ?? ''));
    expect(
      styles.filter((style) => /url|var\(--spy|expression|position|z-index|matrix|inset/.test(style)),
    ).toEqual([]);
    expect([...origins]).toEqual([url]);
  });

  test('every link leads to an http(s), mailto or tel address, or to a path', async ({ serve }) => {
    const addresses = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,hostile',
      'vbscript:x',
      'file:///etc/passwd',
      '//evil.example',
      '/\\evil.example',
      'https://fine.example/',
      'mailto:fine@fine.example',
      'tel:+33199001414',
      '/shop',
    ];
    const links = addresses.map((address) => `<a href="${address}">link</a>`).join(' ');
    const { url } = await serve(
      liveWith(({ home }) => {
        home.texts.story = { NAME: 'Story', TEXT_1: `<p>${links}</p>` };
        home.texts['corporate-button'] = { NAME: 'Go', TEXT_1: addresses[0] };
        home.texts['partnership-button'] = { NAME: 'Go', TEXT_1: addresses[6] };
        home.texts['contacts-social'] = { TEXT_1: addresses.map((address) => `Link|${address}`).join('\n') };
      }),
    );

    const { document } = await served(url);

    const lists = tagged(sectionOf(document, 'contacts'), 'li');
    const anchors = [sectionOf(document, 'story'), ...lists].flatMap((within) => tagged(within, 'a'));
    const hrefs = anchors.flatMap(({ attribs }) => attribs.href || []);
    const fine = ['https://fine.example/', 'mailto:fine@fine.example', 'tel:+33199001414', '/shop'];
    expect(hrefs).toEqual([...fine, ...fine]);
    for (const name of ['corporate', 'partnership'])
      expect(DomUtils.textContent(sectionOf(document, name)), name).not.toContain('Go');
  });

  for (const [does, pattern] of [
    ['needs exponential time in a backtracking engine', '(a+)+$'],
    ['reads the rest of the text at every character', '(?:a{0,30}){0,30}$|(?:)'],
  ] as const) {
    test(`the server still sends the page despite an allergen pattern that ${does}`, async ({ serve }) => {
      const { url } = await serve(
        liveWith(({ common, home }) => {
          common.allergenPattern = pattern;
          set(home.flavours, 0, { INGREDIENTS: `${'a'.repeat(2_000)}!` });
        }),
      );

      const { status, document } = await served(url);
      expect(status).toBe(200);
      const panels = all(document, ({ attribs }) => attribs['data-flavour-panel'] === '101');
      expect(panels.map((panel) => tagged(panel, 'mark'))).toEqual([[]]);
    });
  }

  for (const [what, broken] of [
    ['a list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['markup', JSON.stringify('<b>'.repeat(50_000) + 'deep')],
  ] as const) {
    test(`${what} with extremely deep nesting affects only its own field`, async ({ serve }) => {
      const document = JSON.stringify(
        liveWith(({ home }) => {
          home.texts.story = { NAME: '@@', TEXT_1: 'The story stands.' };
          home.texts.founder = { NAME: 'Founder', TEXT_1: '@@' };
          set(home.flavours, 0, { INGREDIENTS: '@@', SECTION_ID: '@@', IBLOCK_SECTION_ID: '41' });
        }),
      );
      const { url } = await serve(document.replaceAll('"@@"', broken));

      const { status, document: page } = await served(url);
      expect(status).toBe(200);
      expect(all(page, ({ attribs }) => 'data-section' in attribs)).toHaveLength(10);
      expect(DomUtils.textContent(sectionOf(page, 'story'))).toContain('The story stands.');
    });
  }

  test('with ids and codes such as "constructor" and "__proto__", the page shows the flavour "constructor" once', async ({
    serve,
  }) => {
    const document = JSON.stringify(
      liveWith(({ home }) => {
        set(home.flavours, 1, { ID: 'constructor', MINI_ID: 'toString' });
        set(home.products, 1, { ID: 'hasOwnProperty', CODE: '__proto__' });
      }),
    );
    const { url } = await serve(
      document.replace('"texts":{', '"__proto__":{"hostile":1},"texts":{"__proto__":{"NAME":"Prototype"},'),
    );

    const { status, document: page } = await served(url);

    expect(status).toBe(200);
    const tiles = all(
      page,
      ({ name, attribs }) => name === 'button' && attribs['data-flavour'] === 'constructor',
    );
    expect(tiles.map((tile) => DomUtils.textContent(tile))).toEqual([
      expect.stringContaining('Fleur de sel'),
    ]);
  });
});

test.describe('missing keys', () => {
  /** Sections with both texts and a list, and the key of the list in the document. */
  const LISTS: Partial<Record<SectionName, 'videos' | 'categories' | 'collections'>> = {
    intro: 'videos',
    categories: 'categories',
    collections: 'collections',
  };
  const names: string[] = SECTION_TABLE.map(({ name }) => name);
  /** Removes the texts and the list of a section. For `story`, keeps the section `story-second`. */
  function removeFrom({ home }: Doc, section: SectionName): void {
    const isOwn = (key: string) => key === section || (key.startsWith(`${section}-`) && !names.includes(key));
    home.texts = Object.fromEntries(Object.entries(home.texts).filter(([key]) => !isOwn(key)));
    const list = LISTS[section];
    if (list) home[list] = [];
  }
  const SECTIONS: [section: SectionName, anchor: string | undefined, remove: (document: Doc) => void][] =
    SECTION_TABLE.map((section) => [
      section.name,
      'anchor' in section ? section.anchor : undefined,
      (document) => removeFrom(document, section.name),
    ]);
  const headerLinks = (page: Page): Locator =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const headerTargets = (page: Document) =>
    tagged(page, 'nav')
      .filter(({ attribs }) => attribs['aria-label'] === 'Main')
      .map((nav) =>
        tagged(nav, 'a').flatMap(({ attribs }) => (attribs.href?.startsWith('#') ? attribs.href : [])),
      );
  test('with complete content, the page has every section, and the header links to every section that has an anchor', async ({
    storefront,
  }) => {
    const { document } = await served(storefront.url);

    expect(sectionNames(document)).toEqual(names);
    expect(headerTargets(document)).toEqual([anchors(SECTIONS), anchors(SECTIONS)]);
  });

  for (const [name, , remove] of SECTIONS) {
    test(`without the keys of the section ${name}, only this section and its header link are left out`, async ({
      serve,
    }) => {
      const { url } = await serve(liveWith(remove));

      const { status, document } = await served(url);

      expect(status).toBe(200);
      const rest = SECTIONS.filter(([other]) => other !== name);
      expect(sectionNames(document)).toEqual(rest.map(([other]) => other));
      expect(headerTargets(document)).toEqual([anchors(rest), anchors(rest)]);
      const ids = new Set(all(document, () => true).map(({ attribs }) => attribs.id));
      const dead = tagged(document, 'a')
        .map(({ attribs }) => attribs.href ?? '')
        .filter((href) => href.startsWith('#') && !ids.has(decodeURIComponent(href.slice(1))));
      expect(dead, 'no link has a missing target').toEqual([]);
    });
  }

  test('without an intro, the header has no inverted colours, and the page has one main heading', async ({
    page,
    serve,
  }) => {
    const [, , withoutIntro] = SECTIONS[0] ?? [];
    const { url } = await serve(liveWith((document) => withoutIntro?.(document)));

    const response = await page.goto(url);

    expect(await response?.text()).toMatch(/<header[^>]* data-inverted="false"/);
    await expect(page.locator('header')).toHaveAttribute('data-inverted', 'false');
    await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quatorze');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('without an intro title and a shop name, the page still has one main heading with text', async ({
    page,
    serve,
  }) => {
    const { url } = await serve(
      liveWith(({ common, home }) => {
        delete common.siteName;
        home.texts.intro = { TEXT_1: 'Only a line of copy.' };
      }),
    );

    await page.goto(url);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect(page).toHaveTitle(/\w/);
  });

  const anchored = SECTIONS.filter(([, anchor]) => anchor !== undefined);
  for (const [index, [name, anchor]] of anchored.entries()) {
    test(`if ${name} is the last section with an anchor, its header link scrolls this section to the top`, async ({
      page,
      serve,
    }) => {
      const later = anchored.slice(index + 1);
      const { url } = await serve(
        liveWith((document) => {
          for (const [, , remove] of later) remove(document);
          shorten(document);
        }),
      );
      await page.goto(url);

      await headerLinks(page).last().click();

      const section = page.locator(`#${anchor}`);
      const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs(await top())).toBeLessThanOrEqual(1);
      await expect(page).toHaveURL(`${url}/#${anchor}`);
      const height = await section.evaluate(
        (element) => document.documentElement.scrollHeight - element.getBoundingClientRect().top - scrollY,
      );
      expect(height).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? Infinity) - 1);
    });
  }

  /** Removes content, so that no section fills the window. */
  function shorten({ home }: Doc): void {
    for (const text of Object.values(home.texts)) {
      delete text.PICTURE;
      delete text.PICTURES;
    }
    for (const category of home.categories) delete category.PICTURE;
    home.flavours = home.flavours.slice(0, 1).map(({ ID, NAME, SECTION_ID }) => ({ ID, NAME, SECTION_ID }));
    delete home.texts['story-second'];
    delete home.texts.founder;
    delete home.texts['stores-location'];
  }

  function anchors(sections: typeof SECTIONS): string[] {
    return sections.flatMap(([, anchor]) => (anchor === undefined ? [] : [`#${anchor}`]));
  }

  function sectionNames(page: Document): (string | undefined)[] {
    const sections = tagged(page, 'main').flatMap(({ children }) => children.filter(isTag));
    return sections.map(({ attribs }) => attribs['data-section']).filter((name) => name !== undefined);
  }
});

async function hrefOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}
