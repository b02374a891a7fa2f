import { MAP_STYLE, MAP_STYLE_PATH } from '../../map-style';

import { startContentServer } from './content-server';

/** Workers have the environment of the process that set it up. */
const VARIABLE = 'TEST_MAP_STYLE_URL';

/** Where storefronts have the map's style; outside the browser tests at a path of theirs, which whoever asks answers. */
export const mapStyleUrl = () => process.env[VARIABLE] ?? MAP_STYLE_PATH;

/**
 * Starts a server of the map's style for all tests. One that was answered by `route` would have the browser ask for leave
 * with every request of every page, which is a fifth of its work.
 * @returns how to end it
 */
export default async function serveMapStyle(): Promise<() => Promise<void>> {
  const { url, stop } = await startContentServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.end(JSON.stringify(MAP_STYLE));
  });
  process.env[VARIABLE] = url + MAP_STYLE_PATH;
  return stop;
}
