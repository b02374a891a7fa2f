// `npm run licences`: what ships, by licence, read from the lock file; exit code 1 where a licence is unknown or not ours to
// take.
import { readFileSync } from 'node:fs';

import satisfies from 'spdx-satisfies';

/**
 * Licences that ask for no more than their notice, which ships inside each package. LGPL covers libvips alone, which sharp
 * loads as a library of its own and we do not change; MPL covers satori, which asks for changes to its own files alone to be
 * shared, and we make none; CC-BY covers caniuse-lite's data, OFL the two fonts.
 */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'],
];

/** The lock file leaves the licence out of packages for other platforms than the one it was written on. */
const UNSTATED = [[/^@next\/swc-/, 'MIT']];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { version, license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return { name, version, licence: license ?? UNSTATED.find(([known]) => known.test(name))?.[1] };
  });

function isAllowed(licence) {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    return false; // not a licence that SPDX knows
  }
}

const byLicence = {};
for (const each of shipped) (byLicence[each.licence ?? 'none stated'] ??= []).push(each);
for (const [licence, group] of Object.entries(byLicence).sort(([, a], [, b]) => b.length - a.length)) {
  const names = [...new Set(group.map(({ name, version }) => `${name} ${version}`))];
  console.log(`${licence} (${names.length})\n  ${names.join(', ')}\n`);
}

const refused = shipped.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused)
  console.error(
    `${name} ${version} ships under ${licence ?? 'no stated licence'}: replace it, or add the licence with its reason.`,
  );
process.exit(refused.length === 0 ? 0 : 1);
