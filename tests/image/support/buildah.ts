import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { outputOf, run } from './commands';

/**
 * Storage for the images of these tests, kept between runs. Separate from the machine's storage, because the base image
 * of these tests has the name of a public image but other content.
 */
const STORAGE = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  'quatorze-storefront',
  'images',
);

/** Label with a digest of the sources. Only changed sources rebuild the image. */
const LABEL = 'made-of';

const STORAGE_OPTIONS = [
  '--storage-driver=vfs',
  '--root',
  path.join(STORAGE, 'root'),
  '--runroot',
  path.join(STORAGE, 'run'),
];

export function buildah(...args: string[]): string {
  mkdirSync(STORAGE, { recursive: true });
  return outputOf('buildah', ...STORAGE_OPTIONS, ...args);
}

export function hasImage(name: string, madeOf: string): boolean {
  return (
    buildah('images', '--quiet', '--filter', `label=${LABEL}=${madeOf}`, '--filter', `reference=${name}`) !==
    ''
  );
}

/** Builds from the unchanged Dockerfile. The base images must already be in the storage. */
export async function build(name: string, madeOf: string, context: string): Promise<void> {
  const args = [
    '--isolation=chroot',
    '--pull-never',
    // The OCI format has no health checks.
    '--format=docker',
    '--label',
    `${LABEL}=${madeOf}`,
    '--tag',
    name,
    // Buildah allows 1,024 open files. With a slow registry, `npm ci` opens more files and connections (EMFILE).
    '--ulimit=nofile=4096:4096',
    // Reuses npm's cache. `npm ci` still checks each package against the lock file.
    `--volume=${npmCache()}:/root/.npm`,
  ];
  await run('buildah', [...STORAGE_OPTIONS, 'bud', ...args, '.'], context);
  prune();
}

function npmCache(): string {
  const folder = outputOf('npm', 'config', 'get', 'cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function imageOf(folder: string, name: string, madeOf: string): void {
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, folder, '/');
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  buildah('config', '--env', path, '--label', `${LABEL}=${madeOf}`, container);
  buildah('commit', '--quiet', '--format=docker', '--rm', container, name);
  prune();
}

function prune(): void {
  buildah('rmi', '--prune', '--force');
}

/** Keeps owners and modes. */
export function unpack(name: string, folder: string): void {
  const container = buildah('from', '--pull-never', name);
  try {
    const mounted = buildah('mount', container);
    if (!path.isAbsolute(mounted)) throw new Error(`buildah mounted nothing: ${mounted}`);
    outputOf('cp', '-a', `${mounted}/.`, folder);
  } finally {
    buildah('rm', container);
  }
}
