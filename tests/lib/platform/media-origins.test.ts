import { readEnvironment } from '@/lib/platform/environment';
import { mediaOriginsOf } from '@/lib/platform/media-origins';

test.each([
  ['none', {}, []],
  ['that of MEDIA_BASE_URL', { MEDIA_BASE_URL: 'https://cdn.example/fr/' }, ['https://cdn.example']],
  [
    'that and those of MEDIA_ORIGINS',
    { MEDIA_BASE_URL: 'https://cdn.example', MEDIA_ORIGINS: 'https://old.example' },
    ['https://cdn.example', 'https://old.example'],
  ],
])('pictures and films may come from other origins: %s', (_, variables, origins) => {
  expect(mediaOriginsOf(readEnvironment(variables))).toEqual(origins);
});
