import type { Publication } from '@/lib/editing/publish/publication';
import { publicationStatus } from '@/lib/editing/publish/publication-status';
import { publishing } from '@/lib/editing/publish/shared-publishing';

jest.mock('@/lib/editing/publish/shared-publishing');

const past = (at: number): Publication => ({ id: String(at), at, outcome: 'updated', deployment: 'live' });
const plan = (id: string, due: number): Publication => ({
  id,
  at: 1,
  due,
  outcome: 'planned',
  deployment: 'autumn',
});

function given(list: Publication[], planned: Publication[] = [], since?: { at: Date; by?: string }) {
  const service = { lastList: async () => list, publicSince: () => since };
  jest.mocked(publishing).mockReturnValue({ service, plans: { planned } } as never);
}

const time = (moment: Date) => `at ${moment.getTime()}`;

test('without a public version and publications, the publication status is empty', async () => {
  given([]);

  expect(await publicationStatus(time, 'fr')).toEqual({
    publicSince: undefined,
    planned: [],
    publications: [],
  });
});

test('the public version is listed with its time and author', async () => {
  given([], [], { at: new Date(5), by: 'Ada' });

  expect((await publicationStatus(time, 'fr')).publicSince).toEqual({ at: 'at 5', by: 'Ada' });
});

test('the status lists the five latest publications, and each planned publish with its due time', async () => {
  const planned = plan('p', 99);
  given([planned, ...[9, 8, 7, 6, 5, 4].map(past)], [planned]);

  const { publications, planned: told } = await publicationStatus(time, 'fr');

  expect(publications.map(({ at }) => at)).toEqual(['at 9', 'at 8', 'at 7', 'at 6', 'at 5']);
  expect(told).toEqual([{ ...planned, at: 'at 99' }]);
});

test('the reason for a refusal is in the language of the page, or in English if untranslated', async () => {
  const refused = (reason: string): Publication => ({ ...past(1), outcome: 'refused', reason });
  given([refused('fr: the document has no "home"'), refused('/shop was rendered with status 500')]);

  const { publications } = await publicationStatus(time, 'fr');

  expect(publications.map(({ reason }) => reason)).toEqual([
    { text: 'français\u202f: le document n’a pas de «\u202fhome\u202f»', lang: 'fr' },
    { text: '/shop was rendered with status 500', lang: 'en' },
  ]);
});
