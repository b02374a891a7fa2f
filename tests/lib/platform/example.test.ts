import { readFileSync } from 'node:fs';

import { VARIABLES } from '@/lib/platform/environment';
import { exampleFile } from '@/lib/platform/example';

test('.env.example has every setting; `npm run env:example` writes it anew', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile());
});

test('the README lists every setting', () => {
  const readme = readFileSync('README.md', 'utf8');
  const missing = Object.keys(VARIABLES.shape).filter((name) => !readme.includes(`\`${name}\``));

  expect(missing).toEqual([]);
});
