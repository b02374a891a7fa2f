import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from './support/servers';
import { liveDocument } from './support/test';

type Check = { code: number; output: string; errors: string };

/** Runs what `npm run content:check` runs. */
function contentCheck(...words: string[]): Promise<Check> {
  const { PATH, HOME, NODE_ENV } = process.env;
  const command = ['tsx', '--conditions=react-server', 'scripts/content-check.ts', ...words];
  return new Promise((resolve) => {
    const child = execFile('npx', command, { env: { PATH, HOME, NODE_ENV } }, (_error, output, errors) => {
      // What the package manager says about its own configuration is none of the check's words.
      const own = errors.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
      resolve({ code: child.exitCode ?? -1, output, errors: own.join('\n') });
    });
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

test('without a file the default document is checked', async () => {
  const { code, output } = await contentCheck();

  expect(output).toBe('content/live.json: 0 problems\n');
  expect(code).toBe(0);
});

test('of a broken document each problem is told: where, what was expected and found, what came of it', async ({
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

test('a document that would be refused as a whole says so', async ({ folder }) => {
  const file = path.join(folder, 'empty.json');
  await writeFile(file, '{"common": {}, "home": {}}');

  const { code, output } = await contentCheck(file);

  expect(code).toBe(1);
  expect(output).toContain('refused as a whole: the document has neither texts nor flavours');
});

test('a file that is not there gives one clear line', async () => {
  const { code, errors } = await contentCheck('content/no-such-document.json');

  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/no-such-document\.json.*cannot be read.*$/);
});

test('a file that is no JSON gives one clear line', async ({ folder }) => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{"common": {},');

  const { code, errors } = await contentCheck(file);

  expect(code).toBe(1);
  expect(errors).toMatch(/^\S*broken\.json: not JSON: .*$/);
});

test('a document behind an address is checked like a file', async ({ startBackend }) => {
  const backend = await startBackend({
    common: { locale: 'zz' },
    home: { texts: { story: { NAME: 'Story' } } },
  });

  const { code, output } = await contentCheck(`${backend.url}/live.json`);

  expect(code).toBe(1);
  expect(output).toMatch(/^\$\.common\.locale$/m);
});
