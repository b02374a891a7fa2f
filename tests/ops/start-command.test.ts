import { readFileSync } from 'node:fs';

import { scripts } from '@/package.json';

test('the container image starts the server with the same settings as npm start', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [command = ''] = /(?<=^CMD )\[.*\]$/m.exec(dockerfile) ?? [];
  const settings = [...dockerfile.matchAll(/\bMALLOC_\w+=\S+/g)];

  expect(['env', ...settings.flat(), ...(JSON.parse(command) as string[])].join(' ')).toBe(scripts.start);
});
