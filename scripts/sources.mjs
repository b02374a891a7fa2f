// What a build was made of, so that `npm test` after `npm run up` does not build the same again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Holds the name of the build that both folders are of, and the digest of its sources. */
const BUILT_FROM = 'dist/built-from';
const BUILD_ID = '.next/BUILD_ID';

/**
 * Returns a digest (hexadecimal) of every file that git tracks or would track. Tests are included: one list is simpler than
 * knowing which files the build reads. Undefined if git cannot list the files; everything is then built.
 */
export function sourcesDigest() {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  const names = status === 0 ? stdout.split('\0').filter(Boolean).sort() : [];
  if (names.length === 0) return undefined; // no git, no repository, or a folder that it ignores
  const hash = createHash('sha256').update(process.version);
  for (const name of names) {
    // What was deleted and not yet committed is still listed.
    if (existsSync(name)) hash.update(`\0${name}\0`).update(readFileSync(name));
  }
  return hash.digest('hex');
}

/** Says what was built. `sources` is the digest from before the build: what was edited meanwhile may not be in it. */
export function markBuilt(sources) {
  if (sources !== undefined) writeFileSync(BUILT_FROM, `${readFileSync(BUILD_ID, 'utf8')} ${sources}`);
}

/** Whether the build that is there is whole, and was made of the sources as they are now. */
export function isBuilt() {
  if (![BUILT_FROM, BUILD_ID].every((file) => existsSync(file))) return false;
  return readFileSync(BUILT_FROM, 'utf8') === `${readFileSync(BUILD_ID, 'utf8')} ${sourcesDigest()}`;
}
