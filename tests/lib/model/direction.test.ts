import { directionOf, directionWithin } from '@/lib/model/direction';

test.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ug', 'dv', 'ks-Arab', 'pa-PK'])(
  '%s is written from right to left',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  },
);

test.each(['en', 'fr-CA', 'de', 'ja', 'ks-Deva', 'az', 'tlh'])(
  '%s is written from left to right, so the page needs no dir attribute',
  (locale) => {
    expect(directionOf(locale)).toBeUndefined();
  },
);

test('text in another language gets a dir attribute only if its direction differs from the page’s', () => {
  expect(directionWithin('ar', 'en')).toBe('ltr');
  expect(directionWithin('en', 'ar')).toBe('rtl');
  expect(directionWithin('fr', 'en')).toBeUndefined();
  expect(directionWithin('ar', 'he')).toBeUndefined();
});
