import { processWideTask } from '@/lib/platform/process-wide';

test('until the server calls `share`, a task runs in the thread of the caller; afterwards, the shared function runs the task', async () => {
  const caller = processWideTask<string, string>('work under test');
  const server = processWideTask<string, string>('work under test');
  const inPlace = (task: string) => `${task} in place`;
  expect(await caller.run('reading', inPlace)).toBe('reading in place');

  server.share(async (task) => `${task} in a thread`);

  expect(await caller.run('reading', inPlace)).toBe('reading in a thread');
});

test('a task that throws in the caller’s thread rejects its promise', async () => {
  const { run } = processWideTask<string, string>('work that fails');

  const failing = run('reading', () => {
    throw new Error('not JSON');
  });

  await expect(failing).rejects.toThrow('not JSON');
});
