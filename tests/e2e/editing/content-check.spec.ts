import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';

type Check = { code: number; output: string; errors: string };

function contentCheck(...args: string[]): Promise<Check> {
  const { PATH, HOME, NODE_ENV } = process.env;
  const command = ['--import', 'tsx', '--conditions=react-server', 'scripts/content-check.ts', ...args];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      command,
      { env: { PATH, HOME, NODE_ENV } },
      (_, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors: errors.trimEnd() }),
    );
  });
}

const DOCUMENTS = readdirSync('content').filter((name) => /^[a-z0-9-]+\.json$/.test(name));

for (const name of DOCUMENTS) {
  test(`content/${name} has no problems`, async () => {
    const { code, output } = await contentCheck(`content/${name}`);

    expect(output).toBe(`content/${name}: 0 problems\n`);
    expect(code).toBe(0);
  });
}

test('without arguments, `npm run content:check` checks the default document', async () => {
  const { code, output } = await contentCheck();

  expect(output).toBe('content/live.json: 0 problems\n');
  expect(code).toBe(0);
});

test('the content check reports the path, expected value, found value and effect of each problem', async ({
  folder,
}) => {
  const document = liveDocument();
  document.common.currency = 'COCOA';
  (document.home.flavours as Record<string, unknown>[])[2] = { NAME: 'No ID' };
  const file = path.join(folder, 'broken.json');
  await writeFile(file, JSON.stringify(document));

  const { code, output } = await contentCheck(file);

  expect(code).toBe(1);
  expect(output).toMatch(
    /^\$\.common\.currency\n {2}expected {2}\S.*\n {2}found {5}"COCOA"\n {2}result {4}\S.*\n/m,
  );
  expect(output).toMatch(
    /^\$\.home\.flavours\[2\]\.ID\n {2}expected {2}\S.*\n {2}found {5}nothing\n {2}result {4}\S.*\n/m,
  );
  expect(output).toMatch(/broken\.json: 2 problems\n$/);
});

test('if the storefront would refuse the whole document, the content check prints the reason', async ({
  folder,
}) => {
  const file = path.join(folder, 'empty.json');
  await writeFile(file, '{"common": {}, "home": {}}');

  const { code, output } = await contentCheck(file);

  expect(code).toBe(1);
  expect(output).toContain('refused as a whole: the document has neither texts nor flavours');
});

test('if the document does not exist, the content check prints one line that says so', async () => {
  const { code, errors } = await contentCheck('content/no-such-document.json');

  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/no-such-document\.json.*does not exist$/);
});

test('the content check shows where JSON is invalid, with line, column and a caret', async ({ folder }) => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{\n  "common": {},\n}');

  const { code, errors } = await contentCheck(file);

  expect(code).toBe(1);
  const [head, ...excerpt] = errors.split('\n');
  expect(head).toMatch(
    /broken\.json:3:1: not JSON: .+\. There is one comma too many before \^, or a value is missing\.$/,
  );
  expect(excerpt).toEqual(['1 | {', '2 |   "common": {},', '3 | }', '  | ^']);
});

test('the content check can read a document from a web address', async ({ startBackend }) => {
  const backend = await startBackend({
    common: { locale: 'zz' },
    home: { texts: { story: { NAME: 'Story' } } },
  });

  const { code, output } = await contentCheck(`${backend.url}/live.json`);

  expect(code).toBe(1);
  expect(output).toMatch(/^\$\.common\.locale$/m);
});

test('the content check reports each problem and hint with its line, column and entity', async ({
  folder,
}) => {
  const document = liveDocument();
  (document.home.flavours as Record<string, unknown>[])[3]!.PHOTO_IMAGE = '/upload/Story/beans.jpg';
  (document.home.texts as Record<string, unknown>)['stores-phone'] = { NAME: '+33 (0)1 99 00 14 14' };
  const poster = { SRC: '/upload/intro/desktop-poster.jpg', ALT: 'A bench' };
  Object.assign((document.home.texts as Record<string, object>).founder!, { PICTURE: poster });
  const text = JSON.stringify(document, null, 2);
  const lineOf = (args: string) => text.slice(0, text.indexOf(args)).split('\n').length;
  const file = path.join(folder, 'autumn.json');
  await writeFile(file, text);

  const { code, output } = await contentCheck(file);

  expect(code).toBe(1);
  expect(output).toContain(
    `${file}:${lineOf('/upload/Story/beans.jpg')}:24  Raspberry, 104
$.home.flavours[3].PHOTO_IMAGE
  expected  a file in public/; did you mean "/upload/story/beans.jpg"?
  found     "/upload/Story/beans.jpg"
  result    an empty space on the page
`,
  );
  expect(output).toContain(
    `${file}:${lineOf('+33 (0)1')}:17  stores-phone
home.texts.stores-phone.NAME
  hint      +33 (0)1 99 00 14 14 would be dialled as +330199001414; remove the (0)
`,
  );
  expect(output).toContain(
    `founder
home.texts.founder.PICTURE
  hint      the picture of “founder” (PICTURE) is 1600 × 900 px, but its place has the shape 4:5: 55% of it is cut off
`,
  );
  expect(output).toMatch(/autumn\.json: 2 hints\n\S*autumn\.json: 1 problem\n$/);
});

test('with --json, the content check prints the problems and hints as JSON', async ({ folder }) => {
  const file = path.join(folder, 'broken.json');
  await writeFile(
    file,
    '{"common": {"locale": "zz"},\n "home": {"texts": {"stores-phone": {"NAME": "+33 (0)1"}}}}',
  );

  const { code, output } = await contentCheck(file, '--json');

  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    source: file,
    problems: [{ path: '$.common.locale', place: { line: 1, column: 23 }, found: '"zz"' }],
    hints: [{ path: 'home.texts.stores-phone.NAME', place: { line: 2, column: 46 } }],
  });
});

test('with --json, the content check prints JSON even if the document is invalid JSON', async ({
  folder,
}) => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{');

  const { code, output } = await contentCheck(file, '--json');

  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    source: file,
    fault: expect.stringMatching(/^not JSON: /),
    place: { line: 1, column: 2 },
  });
});
