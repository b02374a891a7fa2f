import { limitedText, refusal, methodNotAllowed } from '@/lib/platform/http';

const sent = (body: BodyInit) =>
  new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);

test('a body of exactly the maximum size is read, and a larger body is refused', async () => {
  expect(await limitedText(sent('12345'), 5)).toBe('12345');
  expect(await limitedText(sent('123456'), 5)).toBeUndefined();
});

test('the size limit counts bytes, and a character that is split between two chunks is read correctly', async () => {
  const [first, second] = [Uint8Array.of(0x63, 0xc3), Uint8Array.of(0xa9)];
  const parts = new ReadableStream({
    start(stream) {
      for (const part of [first, second]) stream.enqueue(part);
      stream.close();
    },
  });

  expect(await limitedText(sent(parts), 3)).toBe('cé');
  expect(await limitedText(sent('cé'), 2)).toBeUndefined();
});

test('an interrupted body is read as undefined, and a missing body as empty', async () => {
  const aborted = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });

  expect(await limitedText(sent(aborted), 5)).toBeUndefined();
  expect(await limitedText(new Request('http://localhost'), 5)).toBe('');
});

test('a refusal is a JSON response with the header “cache-control: no-store”', async () => {
  const answer = refusal(422, 'no', { problems: [] });

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(await answer.json()).toEqual({ error: 'no', problems: [] });
});

test('a request with a wrong method receives 405 and the header “allow”, or 404 if the endpoint is disabled', async () => {
  expect([
    methodNotAllowed(true, 'POST').status,
    methodNotAllowed(true, 'POST').headers.get('allow'),
  ]).toEqual([405, 'POST']);
  expect(methodNotAllowed(false, 'POST').status).toBe(404);
});
