import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect } from '@playwright/test';

import { freePort } from './storefront';

export type Process = {
  port: number;
  output: () => string;
  /** Open connections get no answer until `resume` is called. */
  suspend: () => void;
  resume: () => void;
  /** Sends SIGKILL, like a crash. */
  kill: () => Promise<void>;
  /** Keeps the port and the folder. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const REACHABLE_LIMIT_MS = 10_000;

/** `versionOption` makes the program print its version. */
export const isInstalled = (program: string, versionOption = '-v') =>
  spawnSync(program, [versionOption], { stdio: 'ignore' }).status === 0;

/** With these options, Redis is empty after a restart. */
const NO_PERSISTENCE = ['--save', '', '--appendonly', 'no'];

/** The Redis options of compose.yaml, with which no write is lost in a crash. */
export const KEPT_AT_ONCE = ['--appendonly', 'yes', '--appendfsync', 'always'];

export async function startRedis(persistence = NO_PERSISTENCE): Promise<Process> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  return run('redis-server', [...args, ...persistence], port, folder);
}

/** Starts nginx with the deployed configuration, in front of instances on these ports. */
export async function startNginx(instances: number[]): Promise<Process> {
  const port = await freePort();
  const deployed = await readFile('ops/nginx.conf', 'utf8');
  return runNginx(port, (folder) =>
    deployed
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll(/storefront-(\d):3000/g, (_, number) => `127.0.0.1:${instances[Number(number) - 1]}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`),
  );
}

/** The configuration must write only into the given folder. */
export async function runNginx(port: number, configurationIn: (folder: string) => string): Promise<Process> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755); // if root starts nginx, its workers run as another user and must read the folder
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configurationIn(folder));
  return run('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], port, folder);
}

/** `settings` are environment variables. */
export async function startPhp(folder: string, settings: Record<string, string>): Promise<Process> {
  const port = await freePort();
  return run('php', ['-S', `127.0.0.1:${port}`, '-t', folder], port, folder, settings);
}

/** Prometheus has the deployed configuration and alerts, but intervals and alert delays of one second. */
export async function startPrometheus(instances: { url: string }[], token: string): Promise<Process> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  const targets = instances.map(({ url }) => `'${new URL(url).host}'`).join(', ');
  const deployed = await readFile('ops/prometheus.yml', 'utf8');
  const alerts = await readFile('ops/alerts.yml', 'utf8');
  const file = path.join(folder, 'prometheus.yml');
  await Promise.all([
    writeFile(
      file,
      deployed.replaceAll(/(_interval:) \S+/g, `$1 1s`).replace(/targets: .*/, `targets: [${targets}]`),
    ),
    writeFile(path.join(folder, 'alerts.yml'), alerts.replaceAll(/for: \S+/g, `for: 1s`)),
    writeFile(path.join(folder, 'metrics-token'), token),
  ]);
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const prometheus = await run('prometheus', args, port, folder);
  // Prometheus answers 503 until it has read its storage.
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/-/ready`)).status).toBe(200);
  return prometheus;
}

async function run(
  program: string,
  args: string[],
  port: number,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Process> {
  let child: ChildProcess;
  let output = '';
  let hasExited: Promise<void>;

  async function start(): Promise<void> {
    child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings },
    });
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    hasExited = new Promise((exited) => child.once('exit', () => exited()));
    const isHere = await Promise.race([waitUntilReachable(port), hasExited.then(() => false)]);
    if (!isHere) throw new Error(`${program} cannot be reached:\n${output}`);
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child.kill(signal);
    await hasExited;
  }

  await start();
  return {
    port,
    output: () => output,
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReachable(port: number): Promise<boolean> {
  const limit = Date.now() + REACHABLE_LIMIT_MS;
  while (Date.now() < limit) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end());
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (isThere) return true;
  }
  return false;
}
