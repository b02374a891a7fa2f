import { processWideTask } from '@/lib/platform/process-wide';

test('before `share` is called, `run` calls the caller’s function; afterwards, `run` calls the function passed to `share`', async () => {
  const caller = processWideTask<string, string>('work under test');
  const server = processWideTask<string, string>('work under test');
  const inPlace = (task: string) => `${task} in place`;
  expect(await caller.run('reading', inPlace)).toBe('reading in place');

  server.share(async (task) => `${task} in a thread`);

  expect(await caller.run('reading', inPlace)).toBe('reading in a thread');
});

test('if the caller’s function throws an error, `run` is rejected with the same error', async () => {
  const { run } = processWideTask<string, string>('work that fails');

  const failing = run('reading', () => {
    throw new Error('not JSON');
  });

  await expect(failing).rejects.toThrow('not JSON');
});
