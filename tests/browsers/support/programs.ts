import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { waitForOutput } from '@/tests/wait-for-output';

export type Run = (program: string, programArgs: string[], env?: Record<string, string>) => ChildProcess;

/** `stop` ends all started programs and deletes their home folder. */
export type Programs = { home: string; run: Run; stop: () => Promise<void> };

export async function preparePrograms(name: string): Promise<Programs> {
  const home = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const running: { child: ChildProcess; hasExited: Promise<unknown> }[] = [];
  return {
    home,
    run: (program, programArgs, env = {}) => {
      const child = spawn(program, programArgs, {
        detached: true, // a process group, so that `stop` also ends child processes
        env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      });
      for (const stream of child.stdio.slice(1) as Readable[]) stream.resume(); // an unread pipe would fill up and block the program
      running.push({ child, hasExited: new Promise((exited) => child.once('exit', exited)) });
      return child;
    },
    stop: async () => {
      for (const { child } of running.toReversed())
        if (child.pid && child.exitCode === null && child.signalCode === null)
          process.kill(-child.pid, 'SIGTERM');
      await Promise.all(running.map(({ hasExited }) => hasExited));
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Path in Debian's package. */
export const XVFB = '/usr/bin/Xvfb';

/** Starts a virtual display and returns its name, such as `:1`. */
export async function startDisplay(run: Run): Promise<string> {
  const screen = run(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, number] = await waitForOutput(screen, /(\d+)\n/);
  return `:${number}`;
}
