import { routeClass } from '@/lib/server/metrics/route-class';

test.each([
  ['/', 'home'],
  ['/?utm_source=letter', 'home'],
  ['/shop', 'shop'],
  ['/shop/dark?flavourId=1', 'shop'],
  ['/shopping', 'other'],
  ['/_next/image?url=%2Fa.jpg&w=640&q=70', 'picture'],
  ['/pictures/mint-0a1b2c3d-640', 'picture'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/upload/intro/desktop.mp4', 'asset'],
  ['/icon.svg', 'asset'],
  ['/api/health', 'api'],
  ['/nowhere', 'other'],
  ['', 'other'],
])('a request for %s has the route label %s in the metrics', (target, expected) => {
  expect(routeClass(target, [])).toEqual({ route: expected });
});

test.each([
  ['/', { route: 'home', locale: 'en' }],
  ['/fr', { route: 'home', locale: 'fr' }],
  ['/fr?flavour=104', { route: 'home', locale: 'fr' }],
  ['/fr/shop/dark', { route: 'shop', locale: 'fr' }],
  ['/french', { route: 'other', locale: 'en' }],
  ['/upload/fr/mint.jpg', { route: 'asset' }],
  ['/api/health', { route: 'api' }],
])('with several languages, a request for %s has the labels %j in the metrics', (target, counted) => {
  expect(routeClass(target, ['en', 'fr'])).toEqual(counted);
});
