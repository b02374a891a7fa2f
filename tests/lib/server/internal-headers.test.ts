import { removeInternalHeaders } from '@/lib/server/internal-headers';

const cleaned = (headers: Record<string, string>) => {
  removeInternalHeaders(headers);
  return headers;
};

test('internal headers are removed from visitor requests', () => {
  const sent = {
    'x-storefront-render': 'a',
    rsc: '1',
    'next-router-prefetch': '1',
    'x-forwarded-host': 'evil',
  };

  expect(cleaned({ ...sent, accept: 'text/html', 'x-forwarded-for': '127.0.0.1' })).toEqual({
    accept: 'text/html',
    'x-forwarded-for': '127.0.0.1',
  });
});
