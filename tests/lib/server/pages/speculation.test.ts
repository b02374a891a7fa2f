import { type Environment, environment } from '@/lib/platform/environment';
import { speculationRules } from '@/lib/server/pages/speculation';

jest.mock('@/lib/platform/environment');

test.each([
  [[], ['/shop', '/shop/*']],
  [
    ['en', 'fr'],
    ['/shop', '/shop/*', '/fr/shop', '/fr/shop/*'],
  ],
])('with the languages %j, the browser is allowed to prerender only %j', (locales, pages) => {
  jest.mocked(environment).mockReturnValue({ locales: locales as string[] } as Environment);

  expect(JSON.parse(speculationRules())).toEqual({
    prerender: [{ where: { href_matches: pages }, eagerness: 'moderate' }],
  });
});
