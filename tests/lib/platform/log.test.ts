import { Writable } from 'node:stream';

/** The log on a standard output that a test breaks and mends; the module keeps its count, so each test has its own. */
async function logOn(write: (line: string, done: (error?: Error) => void) => void) {
  jest.resetModules();
  const stream = new Writable({
    decodeStrings: false,
    write: (line: string, _, done) => write(line, done),
    // As Node's own standard output, which an error does not close for good.
    destroy(error, done) {
      done(error);
      (this as Writable & { _undestroy(): void })._undestroy();
    },
  });
  jest.spyOn(process, 'stdout', 'get').mockReturnValue(stream as unknown as typeof process.stdout);
  jest.spyOn(process, 'stderr', 'get').mockReturnValue(new Writable() as unknown as typeof process.stderr);
  const { log, outliveLogReader } = await import('@/lib/platform/log');
  outliveLogReader(); // else a line that fails is an uncaught error, and the test with it
  return { stream, log };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
afterEach(() => jest.restoreAllMocks());

test('an event is one line of JSON with its time, level and facts', async () => {
  const lines: string[] = [];
  const { log } = await logOn((line, done) => (lines.push(line), done()));

  log('info', 'listening', { port: 3000 });

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/Z$/),
    level: 'info',
    event: 'listening',
    port: 3000,
  });
});

test('a full disk that has room again gets the lines of then, and word of how many were lost', async () => {
  const lines: string[] = [];
  let isFull = true;
  const { log } = await logOn((line, done) => {
    if (isFull) return done(new Error('ENOSPC'));
    lines.push(...line.trim().split('\n'));
    done();
  });

  log('info', 'one');
  await settled();
  log('info', 'two');
  await settled();
  isFull = false;
  log('info', 'three');
  await settled();
  log('info', 'four');

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'warn', event: 'log lines lost', lines: 2 }),
    expect.objectContaining({ event: 'three' }),
    expect.objectContaining({ event: 'four' }),
  ]);
});

test('a reader who has stopped reading does not fill the memory', async () => {
  const { log, stream } = await logOn(() => undefined); // never done

  for (let index = 0; index < 300; index += 1) log('info', 'vital', { text: 'x'.repeat(10_000) });

  expect(stream.writableLength).toBeLessThan(1_100_000);
});
