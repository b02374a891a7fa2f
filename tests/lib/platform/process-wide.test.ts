import { processWideTask } from '@/lib/platform/process-wide';

test('work runs in place until the process shares another way to run it', async () => {
  const caller = processWideTask<string, string>('work under test');
  const server = processWideTask<string, string>('work under test');
  const inPlace = (task: string) => `${task} in place`;
  expect(await caller.run('reading', inPlace)).toBe('reading in place');

  server.share(async (task) => `${task} in a thread`);

  expect(await caller.run('reading', inPlace)).toBe('reading in a thread');
});

test('an error in place rejects the promise, as an error in a thread does', async () => {
  const { run } = processWideTask<string, string>('work that fails');

  const failing = run('reading', () => {
    throw new Error('not JSON');
  });

  await expect(failing).rejects.toThrow('not JSON');
});
