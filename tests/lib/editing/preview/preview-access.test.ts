import { checkPreviewAccess } from '@/lib/editing/preview/preview-access';
import { signToken } from '@/lib/editing/preview/token';

const SECRET = 'editors-only-secret';
const open = (query: Record<string, string>) => checkPreviewAccess(new URLSearchParams(query), SECRET);
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('the secret opens a preview of any deployment for eight hours', () => {
  expect(open({ deployment: 'autumn', secret: SECRET })).toEqual({
    kind: 'allowed',
    deployment: 'autumn',
    seconds: 8 * 3600,
  });
});

test('a preview link opens only the deployment for which the link was made', () => {
  const token = signToken('link', 'autumn', inSeconds(600), SECRET);

  const opening = open({ deployment: 'autumn', token });

  expect(opening).toMatchObject({ kind: 'allowed', deployment: 'autumn' });
  expect(open({ deployment: 'winter', token })).toMatchObject({ fault: 'not-whole' });
});

test('a preview link expires exactly at its end time', () => {
  const ends = Date.UTC(2026, 0, 1);
  const token = signToken('link', 'autumn', ends / 1000, SECRET);
  jest.useFakeTimers({ now: ends - 1 });
  expect(open({ deployment: 'autumn', token })).toEqual({
    kind: 'allowed',
    deployment: 'autumn',
    seconds: 1,
  });
  jest.setSystemTime(ends);
  expect(open({ deployment: 'autumn', token })).toMatchObject({ kind: 'refused', fault: 'expired' });
  jest.useRealTimers();
});

test('with an invalid deployment name, a correct secret gives the fault `no-name`, a wrong secret `not-whole`', () => {
  expect(open({ deployment: '../x', secret: SECRET })).toMatchObject({ fault: 'no-name' });
  expect(open({ deployment: '../x', secret: 'wrong-secret' })).toMatchObject({ fault: 'not-whole' });
});
