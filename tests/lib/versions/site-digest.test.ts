import { siteDigest } from '@/lib/versions/site-digest';

const SITE = { contentSource: 'https://cms.example/{deployment}.json', contentDeployment: 'live' };

test('the digest of a site stays the same in all releases of the program', () => {
  expect(siteDigest(SITE)).toBe('0a655b5a2c091c857ca03c2f26334a75');
});

test.each([
  ['source', { contentSource: 'https://cms.example/shop/{deployment}.json' }],
  ['deployment', { contentDeployment: 'autumn' }],
])('two sites that differ only in the %s have different digests', (_, over) => {
  expect(siteDigest({ ...SITE, ...over })).not.toBe(siteDigest(SITE));
});
