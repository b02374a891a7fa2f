import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';

import { PUBLISH_SECRET, requestPublish } from '../support/requests';
import { type StorefrontServer, startStorefront } from '../support/storefront';
import { expect, test as base } from '../support/test';
import { hydrated } from '../support/visit';

import { aDocument, aFlavour, type Wire } from '@/tests/content';
import { deployments, startContentServer, sourceAt } from '@/tests/content-server';

const SITE = 'https://chocolate.example';
/** Services that show shared links read at most this many bytes of a page. */
const READ_BYTES = 300_000;
const NAME = 'Salt & "smoke" </head>';
const TOKEN = 'prometheus-token';

const few: Wire[] = [
  aFlavour({
    ID: 'a&b',
    NAME: 'Salt &amp; "smoke" &lt;/head&gt;',
    PREVIEW_TEXT: 'Oak <b>smoke</b>',
    PREVIEW_PICTURE: { SRC: '/upload/flavours/cafe-front.png', WIDTH: 1000, HEIGHT: 1000 },
  }),
  aFlavour({ ID: 'plain', NAME: 'Plain' }),
];
const many = Array.from({ length: 201 }, (_, index) => aFlavour({ ID: `f${index}` }));

async function startSite() {
  const backend = await startContentServer(
    deployments({
      few: aDocument({ home: { flavours: few } }),
      many: aDocument({ home: { flavours: many } }),
    }),
  );
  const server = await startStorefront({
    SITE_URL: SITE,
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: PUBLISH_SECRET,
    CONTENT_SOURCE: sourceAt(backend),
    CONTENT_DEPLOYMENT: 'few',
  });
  const stop = async () => {
    await server.stop();
    await backend.stop();
  };
  return { ...server, stop };
}

const test = base.extend<{ site: StorefrontServer }>({
  site: async ({ once }, provide) => provide(await once(startSite)),
});

const textOf = async (url: string) => (await fetch(url)).text();
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

function headOf(html: string): Record<string, string> {
  const document = parseDocument(Buffer.from(html).subarray(0, READ_BYTES).toString('utf8'));
  const [head] = DomUtils.getElementsByTagName('head', document);
  const metas = DomUtils.getElementsByTagName('meta', head ?? []).map(({ attribs }) => [
    attribs.property ?? attribs.name ?? '',
    attribs.content ?? '',
  ]);
  const titles = DomUtils.getElementsByTagName('title', head ?? []).map((title) =>
    DomUtils.textContent(title),
  );
  const canonical = DomUtils.getElementsByTagName('link', head ?? []).find(
    ({ attribs }) => attribs.rel === 'canonical',
  );
  return {
    ...(Object.fromEntries(metas) as Record<string, string>),
    titles: titles.join('|'),
    canonical: canonical?.attribs.href ?? '',
  };
}

const SHARED = '/?flavour=a%26b';

test('in the first 300,000 bytes of a shared link’s page, the head names the flavour and share picture', async ({
  site,
}) => {
  const head = headOf(await textOf(site.url + SHARED));

  const title = `${NAME} – Quatorze`;
  expect(head).toMatchObject({
    titles: title,
    'og:title': title,
    'twitter:title': title,
    description: `${NAME}: Oak smoke`,
    'og:description': `${NAME}: Oak smoke`,
    'og:url': SITE + SHARED,
    'og:image:width': '1200',
    'og:image:height': '630',
    canonical: SITE,
  });
  for (const name of ['og:image', 'twitter:image'])
    expect(head[name]).toMatch(new RegExp(`^${SITE}/share-picture\\?flavour=a%26b&v=[\\w-]{16}$`));
});

test('a flavour in the address does not change the body of the sent page by a single byte', async ({
  site,
}) => {
  const general = await textOf(site.url);

  for (const query of [SHARED, '/?flavour=plain', `${SHARED}&white&utm_source=letter`]) {
    const shared = await textOf(site.url + query);
    expect(shared).not.toBe(general);
    expect(bodyOf(shared)).toBe(bodyOf(general));
  }
});

test('hydration does not change the head of a page with a shared flavour', async ({ site, page }) => {
  await page.goto(site.url + SHARED);
  await hydrated(page);

  const [now, served] = await page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    return [document, new DOMParser().parseFromString(text, 'text/html')].map((each) =>
      [...each.querySelectorAll('title, meta, link[rel="canonical"]')]
        .map(({ outerHTML }) => outerHTML)
        .sort(),
    );
  });
  expect(now).toEqual(served);
  await expect(page).toHaveTitle(`${NAME} – Quatorze`);
});

test('each flavour has a different share picture: a JPEG of 1200 × 630 px and at most 300,000 bytes', async ({
  site,
}) => {
  const digests = new Set<string>();
  for (const query of ['', '?flavour=a%26b', '?flavour=plain', '?flavour=a%26b&v=of-before']) {
    const answer = await fetch(`${site.url}/share-picture${query}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    digests.add(answer.headers.get('etag') ?? '');

    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(300_000);
  }
  // The server ignores an old value of the parameter `v`, so two of the four addresses return the same picture.
  expect(digests.size).toBe(3);
});

test('a request with an unknown or a repeated flavour receives the same page as a request without a flavour', async ({
  site,
}) => {
  const general = await textOf(site.url);

  for (const query of [
    'flavour=none',
    'flavour=',
    'flavour',
    'flavour=plain&flavour=plain',
    'flavour=__proto__',
  ])
    expect(await textOf(`${site.url}/?${query}`), query).toBe(general);
});

test('repeated visits to a shared link, even with another spelling of the query, render no page or share picture', async ({
  site,
}) => {
  const renders = async () => {
    const answer = await fetch(`${site.url}/api/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const text = await answer.text();
    return ['page', 'share-picture'].map((kind) =>
      Number(new RegExp(`renders_total\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1]),
    );
  };
  const ask = (query: string) =>
    Promise.all([textOf(`${site.url}/${query}`), textOf(`${site.url}/share-picture${query}`)]);
  await Promise.all(['', '?flavour=plain', '?flavour=a%26b'].map(ask));
  const before = await renders();
  expect(before[1]).toBe(3);

  const spellings = [
    '?flavour=%70lain',
    '?x&flavour=plain',
    '?flavour=plain&v=1',
    '?flavour=plain&v=2',
    '?v=3',
  ];
  await Promise.all([...spellings, ...spellings].map(ask));

  expect(await renders()).toEqual(before);
});

// Runs last, because it publishes a document with many flavours.
test('with more than 200 flavours, a shared link has the title and share picture of the home page', async ({
  site,
}) => {
  const { url } = site;
  await requestPublish(site, { deployment: 'many' });

  const page = await textOf(url);
  expect(page).toContain('data-flavour="f200"');
  expect(await textOf(`${url}/?flavour=f7`)).toBe(page);
  const [general, own] = await Promise.all([
    fetch(`${url}/share-picture`),
    fetch(`${url}/share-picture?flavour=f7`),
  ]);
  expect(own.headers.get('etag')).toBe(general.headers.get('etag'));
});
