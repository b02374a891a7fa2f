import { MAP_STYLE, MAP_STYLE_PATH } from '../../map-style';

import { startContentServer } from './content-server';

/** Workers inherit the environment of the process that runs the global set-up. */
const VARIABLE = 'TEST_MAP_STYLE_URL';

/**
 * Returns the address of the map's style. Outside the browser tests it is a path on the storefront, which the caller
 * answers.
 */
export const mapStyleUrl = () => process.env[VARIABLE] ?? MAP_STYLE_PATH;

/**
 * Starts one server of the map's style for all tests. With `route` instead, the browser would send a preflight with
 * every request of a page, a fifth of its work.
 * @returns a function that stops the server
 */
export default async function serveMapStyle(): Promise<() => Promise<void>> {
  const { url, stop } = await startContentServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.end(JSON.stringify(MAP_STYLE));
  });
  process.env[VARIABLE] = url + MAP_STYLE_PATH;
  return stop;
}
