import { siteDigest } from '@/lib/versions/site-digest';

const SITE = { contentSource: 'https://cms.example/{deployment}.json', contentDeployment: 'live' };

test('the digest of a site is stable and has 32 hexadecimal characters', () => {
  expect(siteDigest(SITE)).toMatch(/^[\da-f]{32}$/);
  expect(siteDigest({ ...SITE })).toBe(siteDigest(SITE));
});

test.each([
  ['source', { contentSource: 'https://cms.example/shop/{deployment}.json' }],
  ['deployment', { contentDeployment: 'autumn' }],
])('two sites that differ only in the %s have different digests', (_, over) => {
  expect(siteDigest({ ...SITE, ...over })).not.toBe(siteDigest(SITE));
});
