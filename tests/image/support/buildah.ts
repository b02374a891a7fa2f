import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { outputOf, run } from './commands';

/**
 * Images of these tests, apart from those of the machine: the base image has the name of a public one without being it.
 * The folder is kept between runs.
 */
const STORAGE = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  'quatorze-storefront',
  'images',
);

/** Says what an image was made of, so that it is made again only if that has changed. */
const LABEL = 'made-of';

const WORDS = [
  '--storage-driver=vfs',
  '--root',
  path.join(STORAGE, 'root'),
  '--runroot',
  path.join(STORAGE, 'run'),
];

/** Runs buildah on these images and returns what it prints. */
export function buildah(...words: string[]): string {
  mkdirSync(STORAGE, { recursive: true });
  return outputOf('buildah', ...WORDS, ...words);
}

/** Whether there is an image of this name that was made of the same. */
export function hasImage(name: string, madeOf: string): boolean {
  return (
    buildah('images', '--quiet', '--filter', `label=${LABEL}=${madeOf}`, '--filter', `reference=${name}`) !==
    ''
  );
}

/** Builds a Dockerfile, which is not changed, on base images that are there. */
export async function build(name: string, madeOf: string, context: string): Promise<void> {
  // The image format of Docker has health checks; the other one does not.
  const words = [
    '--isolation=chroot',
    '--pull-never',
    '--format=docker',
    '--label',
    `${LABEL}=${madeOf}`,
    '--tag',
    name,
  ];
  await run('buildah', [...WORDS, 'bud', ...words, '.'], context);
  prune();
}

/** Makes an image of a folder. */
export function imageOf(folder: string, name: string, madeOf: string): void {
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, folder, '/');
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  buildah('config', '--env', path, '--label', `${LABEL}=${madeOf}`, container);
  buildah('commit', '--quiet', '--format=docker', '--rm', container, name);
  prune();
}

/** Removes what earlier images of the same names leave behind. */
function prune(): void {
  buildah('rmi', '--prune', '--force');
}

/** Copies an image's file system into a folder, with owners and modes. */
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
