import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';

import { EMPTY_DOCUMENT } from '../support/documents';
import { expect, test } from '../support/test';

function previewLink(args: string[], settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const command = ['--import', 'tsx', '--conditions=react-server', 'scripts/preview-link.ts', ...args];
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    PREVIEW_SECRET: 'a-secret-of-enough-length',
    PORT: '4711',
    ...settings,
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, link: stdout, messages: stderr };
}

test('`npm run preview:link` prints a preview link and its expiry time', () => {
  const { status, link, messages } = previewLink(['autumn', '--for', '2h']);

  expect(status).toBe(0);
  expect(link).toMatch(/^http:\/\/localhost:4711\/api\/preview\?deployment=autumn&token=\S+\n$/);
  const seconds = Number(/token=(\d+)/.exec(link)?.[1]);
  expect(messages).toContain(`The link expires on ${new Date(seconds * 1000).toString()}.`);
  expect(messages).not.toContain('Warning');
});

test('`npm run preview:link` refuses an ambiguous duration and lists valid durations', () => {
  const { status, link, messages } = previewLink(['autumn', '--for', '1m']);

  expect(status).toBe(1);
  expect(link).toBe('');
  expect(messages).toContain('--for takes 30min, 12h, 7d or 2w, not "1m"');
});

test('`npm run preview:link` warns if the deployment does not exist', () => {
  const { status, messages } = previewLink(['autum']);

  expect(status).toBe(0);
  expect(messages).toContain('Warning: there is no deployment "autum"');
});

test('`npm run preview:link` finds a deployment that has one file per language', async ({}, testInfo) => {
  for (const locale of ['en', 'fr'])
    await writeFile(testInfo.outputPath(`autumn.${locale}.json`), JSON.stringify(EMPTY_DOCUMENT));
  const CONTENT_SOURCE = testInfo.outputPath('{deployment}.{locale}.json');

  const { status, messages } = previewLink(['autumn'], { LOCALES: 'en,fr', CONTENT_SOURCE });

  expect(status).toBe(0);
  expect(messages).not.toContain('Warning');
});
