import { removeInternalHeaders } from '@/lib/server/internal-headers';

const cleaned = (headers: Record<string, string>) => {
  removeInternalHeaders(headers);
  return headers;
};

test('visitors cannot set internal headers, but `x-forwarded-for` is kept', () => {
  const sent = {
    rsc: '1',
    'next-router-prefetch': '1',
    'x-middleware-rewrite': '/',
    'x-nextjs-data': '1',
    'x-invoke-path': '/',
    'x-matched-path': '/',
    'x-now-route-matches': '1',
    'x-vercel-id': '1',
    'x-prerender-revalidate': '1',
    'x-forwarded-host': 'evil',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': '/',
    'x-storefront-render': 'a',
  };

  expect(cleaned({ ...sent, accept: 'text/html', 'x-forwarded-for': '127.0.0.1' })).toEqual({
    accept: 'text/html',
    'x-forwarded-for': '127.0.0.1',
  });
});
