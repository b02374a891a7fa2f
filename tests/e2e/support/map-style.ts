import { startContentServer } from '../../content-server';
import { MAP_STYLE, MAP_STYLE_PATH } from '../../map-style';

/** Workers inherit this variable from the global set-up process. */
const VARIABLE = 'TEST_MAP_STYLE_URL';

/** Outside of Playwright's test runner, the code that opens the page must answer requests for MAP_STYLE_PATH. */
export const mapStyleUrl = () => process.env[VARIABLE] ?? MAP_STYLE_PATH;

/**
 * Starts one server that sends the map's style in all tests. With `page.route`, the browser would send a preflight
 * before every request, and each page would load a fifth slower.
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
