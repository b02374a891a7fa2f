import { directionOf } from '@/lib/direction';

test.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ug', 'dv', 'ks-Arab', 'pa-PK'])(
  '%s is written from right to left',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  },
);

test.each(['en', 'fr-CA', 'de', 'ja', 'ks-Deva', 'az', 'tlh'])(
  '%s is written from left to right, which the page does not say',
  (locale) => {
    expect(directionOf(locale)).toBeUndefined();
  },
);
