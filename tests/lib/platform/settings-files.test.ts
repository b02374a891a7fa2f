import { readFileSync } from 'node:fs';

import { envExample, settingsDocument } from '@/lib/platform/settings-files';

test.each([
  ['.env.example', envExample],
  ['docs/settings.md', settingsDocument],
])('%s lists every setting (regenerate it with `npm run settings`)', (file, content) => {
  expect(readFileSync(file, 'utf8')).toBe(content());
});
