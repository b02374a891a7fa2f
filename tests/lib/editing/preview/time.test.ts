import { clockFor, timeFor } from '@/lib/editing/preview/time';
import { aVersion } from '@/tests/version';

test('times are written in the language of the page and the time zone of the shop', () => {
  const time = timeFor({ ...aVersion('v1').content.site, locale: 'fr', timeZone: 'Asia/Tokyo' });

  expect(time(new Date(0)).replaceAll('\u202f', ' ')).toBe('1 janv. 1970, 09:00');
});

test('`clockFor` writes times without the date', () => {
  const clock = clockFor({ ...aVersion('v1').content.site, locale: 'fr', timeZone: 'Asia/Tokyo' });

  expect(clock(new Date(0))).toBe('09:00');
});
