import { existsSync, readFileSync } from 'node:fs';

/** The folders that are called rooms (CONTRIBUTING.md), highest first. A room imports only from rooms below it. */
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

/**
 * Returns the files of a room that other rooms may import. Undefined means all files.
 * @returns {string[] | undefined} paths within the room
 */
function entrancesOf(room) {
  const readme = `${room}/README.md`;
  const [, list] = (existsSync(readme) && ENTRANCES.exec(readFileSync(readme, 'utf8'))) || [];
  return list?.match(/[\w./-]+\.(?:ts|json)/g) ?? undefined;
}

/**
 * Returns the zones of the ESLint rule `import-x/no-restricted-paths`. A room may import only from rooms that come
 * later in ROOMS, and only the files that `entrancesOf` returns.
 */
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
