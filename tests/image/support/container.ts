import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { outputOf } from './commands';
import type { Service } from './compose';
import type { Image } from './image';

export type Container = {
  /** In this machine's PID namespace. */
  pid: number;
  log: () => string;
  ended: Promise<number | null>;
  /** Runs a command like `docker exec`. Returns its exit code. */
  exec: (command: string[]) => Promise<number | null>;
};

export type Settings = {
  image: Image;
  service: Service;
  environment: Record<string, string>;
  /** Folder of the volumes on this machine. */
  folder: string;
};

/**
 * Starts a container with the settings of compose.yaml. Images of buildah run in bubblewrap, others in the engine that
 * built them.
 */
export async function startContainer(settings: Settings): Promise<Container> {
  const { image } = settings;
  for (const [host, inside] of volumesOf(settings)) prepareVolume(host, path.join(image.root, inside));
  return image.builder === 'buildah' ? startInSandbox(settings) : startInEngine(settings, image.builder);
}

function volumesOf({ service, folder }: Settings): [host: string, inside: string][] {
  return (service.volumes ?? []).map((volume) => {
    const [name = '', inside = ''] = volume.split(':');
    return [path.join(folder, name), inside];
  });
}

/** Creates a volume with the content and owner of the image's folder, as container engines do. */
function prepareVolume(host: string, inImage: string): void {
  if (existsSync(host)) return;
  mkdirSync(path.dirname(host), { recursive: true });
  outputOf('cp', '-a', inImage, host);
}

/**
 * Returns arguments of setpriv and bubblewrap, equivalent to `read_only`, `cap_drop`, `tmpfs`, `user` and volumes in
 * compose.yaml.
 */
function sandboxArguments(settings: Settings, command: string[]): string[] {
  const { image, service, environment } = settings;
  const { uid, gid } = userOf(image);
  const inherited = image.Env.map((line) => /^([^=]+)=(.*)$/s.exec(line)?.slice(1) ?? []);
  const variables = [...inherited, ...Object.entries(environment)];
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    'bwrap',
    ...['--unshare-all', '--share-net', '--die-with-parent', '--as-pid-1', '--json-status-fd', '3'],
    ...['--uid', uid, '--gid', gid],
    ...(service.cap_drop ?? []).flatMap((capability) => ['--cap-drop', capability]),
    ...[service.read_only ? '--ro-bind' : '--bind', image.root, '/', '--proc', '/proc', '--dev', '/dev'],
    ...(service.tmpfs ?? []).flatMap((place) => ['--tmpfs', place]),
    ...volumesOf(settings).flatMap(([host, inside]) => ['--bind', host, inside]),
    '--clearenv',
    ...variables.flatMap(([name = '', value = '']) => ['--setenv', name, value]),
    ...['--chdir', image.WorkingDir, '--', ...command],
  ];
}

function userOf({ root, User }: Image): { uid: string; gid: string } {
  const users = readFileSync(path.join(root, 'etc/passwd'), 'utf8').split('\n');
  const [, , uid, gid] = users.find((line) => line.startsWith(`${User}:`))?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`the image has no user named "${User}"`);
  return { uid, gid };
}

async function startInSandbox(settings: Settings): Promise<Container> {
  const start = (command: string[]) =>
    spawn('setpriv', sandboxArguments(settings, command), { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const child = start(settings.image.Cmd);
  const log = logOf(child);
  const ended = endOf(child);
  const status = await new Promise<string>((resolve) => {
    let text = '';
    child.stdio[3]?.on('data', (piece: Buffer) => {
      text += piece.toString();
      if (text.includes('\n')) resolve(text);
    });
    void ended.then(() => resolve(text));
  });
  const pid = Number(/"child-pid": (\d+)/.exec(status)?.[1]);
  if (!Number.isInteger(pid)) throw new Error(`bubblewrap started nothing:\n${log()}`);
  return { pid, log, ended, exec: (command) => endOf(start(command)) };
}

/** Uses this machine's network, because Redis and nginx also run there. */
async function startInEngine(settings: Settings, engine: 'docker' | 'podman'): Promise<Container> {
  const { image, service, environment } = settings;
  const name = `image-test-${environment.PORT}`;
  const child = spawn(engine, [
    ...['run', '--rm', '--name', name, '--network=host'],
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.cap_drop ?? []).map((capability) => `--cap-drop=${capability}`),
    ...(service.security_opt ?? []).map((option) => `--security-opt=${option}`),
    ...(service.tmpfs ?? []).map((place) => `--tmpfs=${place}`),
    ...volumesOf(settings).map(([host, inside]) => `--volume=${host}:${inside}`),
    ...Object.entries(environment).map(([variable, value]) => `--env=${variable}=${value}`),
    image.name,
  ]);
  const log = logOf(child);
  const ended = endOf(child);
  const pid = await pidIn(engine, name, ended);
  if (pid === undefined) throw new Error(`${engine} started nothing:\n${log()}`);
  return { pid, log, ended, exec: (command) => endOf(spawn(engine, ['exec', name, ...command])) };
}

async function pidIn(engine: string, name: string, ended: Promise<unknown>): Promise<number | undefined> {
  const isOver = ended.then(() => 'over' as const);
  for (;;) {
    const args = ['container', 'inspect', '--format', '{{.State.Pid}}', name];
    const inspect = spawn(engine, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const text = logOf(inspect);
    if ((await Promise.race([endOf(inspect), isOver])) === 'over') return undefined;
    const pid = Number(text());
    if (pid > 0) return pid;
  }
}

function logOf({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (piece: Buffer) => (text += piece.toString()));
  return () => text;
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', (code) => resolve(code)),
  );
