import { withHashAndChoices } from '@/components/header/language-link';

test.each([
  ['', '', '/fr'],
  ['', '#stores', '/fr#stores'],
  ['?flavour=104&without=milk,hazelnuts', '', '/fr?flavour=104&without=milk,hazelnuts'],
  ['?without=milk', '#flavours', '/fr?without=milk#flavours'],
  ['?flavourId=7', '', '/fr?flavourId=7'],
  ['?utm_source=letter&flavour=a%26b', '', '/fr?flavour=a%26b'],
  ['?flavourish=1&', '', '/fr'],
])('with the query "%s" and the hash "%s", a language link leads to %s', (search, hash, address) => {
  expect(withHashAndChoices('/fr', { search, hash })).toBe(address);
});
