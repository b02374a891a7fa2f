import { siteDigest } from '@/lib/versions/site-digest';

const SITE = { contentSource: 'https://cms.example/{deployment}.json', contentDeployment: 'live' };

test('a site has one name, of 32 characters that folders and keys may have', () => {
  expect(siteDigest(SITE)).toMatch(/^[\da-f]{32}$/);
  expect(siteDigest({ ...SITE })).toBe(siteDigest(SITE));
});

test.each([
  ['source', { contentSource: 'https://cms.example/shop/{deployment}.json' }],
  ['deployment', { contentDeployment: 'autumn' }],
])('a site of another %s has another name', (_, over) => {
  expect(siteDigest({ ...SITE, ...over })).not.toBe(siteDigest(SITE));
});
