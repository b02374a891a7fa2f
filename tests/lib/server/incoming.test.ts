import { cleanHeaders } from '@/lib/server/incoming';

const cleaned = (headers: Record<string, string>) => {
  cleanHeaders(headers);
  return headers;
};

test('a visitor cannot name a version to render, nor speak as the framework’s own client', () => {
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

test.each(['bytes=0-0', 'bytes=0-', 'bytes=5-10', 'bytes=7-7'])('the range %s is asked for', (range) => {
  expect(cleaned({ range })).toEqual({ range });
});

test.each(['bytes=10-5', 'bytes=-5', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
  'the range %s is left out, and the file sent whole',
  (range) => {
    expect(cleaned({ range })).toEqual({});
  },
);
