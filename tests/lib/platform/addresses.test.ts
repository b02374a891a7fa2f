import { mediaOriginsOf } from '@/lib/platform/addresses';
import { readEnvironment } from '@/lib/platform/environment';

test.each([
  ['no other origin', {}, []],
  ['the origin of MEDIA_BASE_URL', { MEDIA_BASE_URL: 'https://cdn.example/fr/' }, ['https://cdn.example']],
  [
    'the origins of MEDIA_BASE_URL and MEDIA_ORIGINS',
    { MEDIA_BASE_URL: 'https://cdn.example', MEDIA_ORIGINS: 'https://old.example' },
    ['https://cdn.example', 'https://old.example'],
  ],
])('pictures and films can come from this site and from %s', (_, variables, origins) => {
  expect(mediaOriginsOf(readEnvironment(variables))).toEqual(origins);
});
