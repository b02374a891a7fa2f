// Records a digest of the built sources, so that `npm test` builds only after a change.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const BUILT_FROM = 'dist/built-from';
const BUILD_ID = '.next/BUILD_ID';

/**
 * Returns a digest of Node's version and of all files that git does not ignore. Returns undefined without git or a
 * repository, so that `npm test` always builds.
 */
export function sourcesDigest() {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  const names = status === 0 ? stdout.split('\0').filter(Boolean).sort() : [];
  if (names.length === 0) return undefined;
  const hash = createHash('sha256').update(process.version);
  for (const name of names) {
    // Git lists a deleted file until the deletion is staged.
    if (existsSync(name)) hash.update(`\0${name}\0`).update(readFileSync(name));
  }
  return hash.digest('hex');
}

/** @param sources the digest from before the build, so that an edit during the build counts as a change */
export function markBuilt(sources) {
  if (sources !== undefined) writeFileSync(BUILT_FROM, `${readFileSync(BUILD_ID, 'utf8')} ${sources}`);
}

export function isBuilt() {
  if (![BUILT_FROM, BUILD_ID].every((file) => existsSync(file))) return false;
  return readFileSync(BUILT_FROM, 'utf8') === `${readFileSync(BUILD_ID, 'utf8')} ${sourcesDigest()}`;
}
