import { isDeploymentName } from '@/lib/platform/deployment';

test.each([['live'], ['autumn-2026'], ['0'], ['a'.repeat(64)]])('%s is a valid deployment name', (name) => {
  expect(isDeploymentName(name)).toBe(true);
});

test.each([
  [''],
  ['a'.repeat(65)],
  ['-live'],
  ['Live'],
  ['../live'],
  ['live/..'],
  ['live.json'],
  ['live\n'],
  ['live%2f'],
  ['löve'],
  [42],
  [null],
  [undefined],
  [['live']],
])('%j is not a valid deployment name', (name) => {
  expect(isDeploymentName(name)).toBe(false);
});
