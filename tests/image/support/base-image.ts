import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hasImage, imageOf } from './buildah';
import { outputOf, run } from './commands';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** npm settings for access to the registry. Without tokens, because the settings file stays in the image. */
const NPM_SETTINGS = ['registry', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl'];

/**
 * Builds the Dockerfile's base image from Debian's minimal system and this machine's node and npm, for machines that
 * cannot download it.
 */
export async function ensureBaseImage(): Promise<void> {
  const names = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(
    ([, name = '']) => name,
  );
  const [name = ''] = names;
  const [, suite] = /^node:\d+-(\w+)-slim$/.exec(name) ?? [];
  if (suite === undefined || names.some((other) => other !== name))
    throw new Error(
      `Dockerfile: expected each FROM to be node:VERSION-SUITE-slim; found ${names.join(', ')}`,
    );
  if (hasImage(name, process.version)) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'base-image-'));
  try {
    // `unsafe-io`: dpkg does not wait for the disk. After a power failure, the base image can be created again.
    const words = ['DPKG_FORCE=unsafe-io', 'debootstrap', '--variant=minbase'];
    await run('env', [...words, suite, folder, ...mirrorOf(suite)]);
    addNode(folder);
    imageOf(folder, `docker.io/library/${name}`, process.version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns apt's mirror of a Debian suite, such as `trixie`. Without a mirror, debootstrap uses its default. */
function mirrorOf(suite: string): string[] {
  const indexes = outputOf('apt-get', 'indextargets', '--format', '$(CODENAME) $(COMPONENT) $(REPO_URI)');
  const line = indexes.split('\n').find((index) => index.startsWith(`${suite} main `));
  return line === undefined ? [] : line.split(' ').slice(2);
}

function addNode(folder: string): void {
  const inside = (place: string) => path.join(folder, place);
  copyFileSync(process.execPath, inside('usr/local/bin/node'));
  mkdirSync(inside('usr/local/lib/node_modules'), { recursive: true });
  const npm = path.join(outputOf('npm', 'root', '--global'), 'npm');
  cpSync(npm, inside('usr/local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  for (const command of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, inside(`usr/local/bin/${command}`));
  outputOf('chroot', folder, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
  mkdirSync(inside(path.dirname(CERTIFICATES)), { recursive: true });
  copyFileSync(setting('cafile') ?? CERTIFICATES, inside(CERTIFICATES));
  appendFileSync(inside('root/.npmrc'), `cafile=${CERTIFICATES}\n`);
  for (const name of NPM_SETTINGS) {
    const value = setting(name);
    if (value !== undefined) appendFileSync(inside('root/.npmrc'), `${name}=${value}\n`);
  }
}

function setting(name: string): string | undefined {
  const value = outputOf('npm', 'config', 'get', name);
  return value === 'null' || value === 'undefined' || value === '' ? undefined : value;
}
