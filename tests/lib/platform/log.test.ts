import { Writable } from 'node:stream';

/** Loads a new copy of the module, whose count of lost lines is 0. */
async function logOn(write: (line: string, done: (error?: Error) => void) => void) {
  jest.resetModules();
  const stream = new Writable({
    decodeStrings: false,
    write: (line: string, _, done) => write(line, done),
    // Keeps the stream usable after an error, like Node's standard output.
    destroy(error, done) {
      done(error);
      (this as Writable & { _undestroy(): void })._undestroy();
    },
  });
  jest.spyOn(process, 'stdout', 'get').mockReturnValue(stream as unknown as typeof process.stdout);
  jest.spyOn(process, 'stderr', 'get').mockReturnValue(new Writable() as unknown as typeof process.stderr);
  const { log, ignoreBrokenPipe } = await import('@/lib/platform/log');
  ignoreBrokenPipe(); // without this call, a failed write is an uncaught error
  return { stream, log };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
afterEach(() => jest.restoreAllMocks());

test('an event is logged as one line of JSON with time, level, event and details', async () => {
  const lines: string[] = [];
  const { log } = await logOn((line, done) => (lines.push(line), done()));

  log('info', 'server.listening', { port: 3000 });

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/Z$/),
    level: 'info',
    event: 'server.listening',
    port: 3000,
  });
});

test('when a full disk has free space again, the log gives the number of lost lines', async () => {
  const lines: string[] = [];
  let isFull = true;
  const { log } = await logOn((line, done) => {
    if (isFull) return done(new Error('ENOSPC'));
    lines.push(...line.trim().split('\n'));
    done();
  });

  log('info', 'server.listening');
  await settled();
  log('info', 'server.stopping');
  await settled();
  isFull = false;
  log('info', 'server.stopped');
  await settled();
  log('info', 'redis.connected');

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'warn', event: 'log.lines.lost', lines: 2 }),
    expect.objectContaining({ event: 'server.stopped' }),
    expect.objectContaining({ event: 'redis.connected' }),
  ]);
});

test('lost log lines are reported once, even if the next two lines are logged at the same time', async () => {
  const lines: string[] = [];
  let isFull = true;
  const { log } = await logOn((line, done) => {
    if (isFull) return void setImmediate(done, new Error('ENOSPC'));
    lines.push(...line.trim().split('\n'));
    setImmediate(done);
  });
  const lose = async () => {
    isFull = true;
    log('info', 'server.stopping');
    await settled();
    await settled();
    isFull = false;
  };

  await lose();
  log('info', 'redis.connected');
  log('info', 'redis.connected');
  await settled();
  await settled();
  await lose();
  log('info', 'server.stopped');
  await settled();

  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'log.lines.lost',
    'redis.connected',
    'redis.connected',
    'log.lines.lost',
    'server.stopped',
  ]);
});

test('if the reader of the log is blocked, less than 1.1 MB of log lines wait in memory', async () => {
  const { log, stream } = await logOn(() => undefined); // the write never completes

  for (let index = 0; index < 300; index += 1) log('info', 'framework.message', { text: 'x'.repeat(10_000) });

  expect(stream.writableLength).toBeLessThan(1_100_000);
});
