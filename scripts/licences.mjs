// `npm run licences` (docs/security.md)
import { readFileSync } from 'node:fs';

import satisfies from 'spdx-satisfies';

/**
 * Licences whose conditions this site meets. Each package contains its licence text. LGPL: libvips, which sharp loads
 * as a separate library. MPL: unchanged files of satori and mediabunny. CC-BY: data of caniuse-lite. OFL: two fonts.
 */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'],
];

/** Packages of other platforms, whose licences the lock file lacks. */
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
    return false; // `satisfies` throws if `licence` is not an SPDX expression
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
    `${name} ${version} ships under ${licence ?? 'no stated licence'}: replace the package, or add the licence to ALLOWED with a reason.`,
  );
process.exit(refused.length === 0 ? 0 : 1);
