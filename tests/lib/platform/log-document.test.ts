import { readFileSync } from 'node:fs';

import { LOG_EVENTS } from '@/lib/platform/log';

test('docs/log.md has one entry for each log event', () => {
  const rows = readFileSync('docs/log.md', 'utf8').matchAll(/^\| `([^`]+)`/gm);
  expect([...rows].map(([, event]) => event).sort()).toEqual([...LOG_EVENTS].sort());
});
