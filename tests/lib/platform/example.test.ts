import { readFileSync } from 'node:fs';

import { VARIABLES } from '@/lib/platform/environment';
import { exampleFile } from '@/lib/platform/example';

test('.env.example lists every setting (regenerate it with `npm run env:example`)', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile());
});

test('the README lists every setting', () => {
  const readme = readFileSync('README.md', 'utf8');
  const missing = Object.keys(VARIABLES.shape).filter((name) => !readme.includes(`\`${name}\``));

  expect(missing).toEqual([]);
});
