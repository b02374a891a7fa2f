import { existsSync, readFileSync } from 'node:fs';

/** Highest first. A room imports only from rooms below it (CONTRIBUTING.md). */
const ROOMS = [
  'app',
  'components',
  'scripts',
  'lib/server',
  'lib/rendering',
  'lib/search',
  'lib/editing',
  'lib/versions',
  'lib/content',
  'lib/words',
  'lib/model',
  'lib/browser',
  'lib/platform',
];

/** Rooms whose code runs only on the server. Client components may import their types, but no values. */
export const SERVER_ROOMS = ROOMS.slice(ROOMS.indexOf('lib/server'), ROOMS.indexOf('lib/words'));

const ENTRANCES = /^Entrances: (.+?)\.$/ms;

/** @returns {string[] | undefined} paths in the room that other rooms may import; undefined means all files */
function entrancesOf(room) {
  const readme = `${room}/README.md`;
  const [, list] = (existsSync(readme) && ENTRANCES.exec(readFileSync(readme, 'utf8'))) || [];
  return list?.match(/[\w./-]+\.(?:ts|json)/g) ?? undefined;
}

/** Returns the zones of the ESLint rule `import-x/no-restricted-paths`. */
export function roomZones() {
  const upwards = ROOMS.slice(1).map((room, index) => ({
    target: `./${room}`,
    from: ROOMS.slice(0, index + 1).map((above) => `./${above}`),
    message: `${room} imports only from rooms below it (scripts/rooms.mjs).`,
  }));
  const behindEntrances = ROOMS.flatMap((room) => {
    const entrances = entrancesOf(room);
    if (!entrances) return [];
    return {
      target: ROOMS.filter((other) => other !== room).map((other) => `./${other}`),
      from: `./${room}`,
      except: entrances.map((name) => `./${name}`),
      message: `Other rooms import only the entrances that ${room}/README.md lists.`,
    };
  });
  return [...upwards, ...behindEntrances];
}
