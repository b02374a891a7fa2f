import { createServer, type RequestListener } from 'node:http';

import { listenOnLoopback } from '../../loopback';
import { MAP_STYLE } from '../../map-style';

import { forward } from './forward';
import { RECORD_FAULTS } from './record-faults';

/**
 * A proxy before the storefront, because WebKit's driver cannot change requests and responses.
 * Changes last until `reset`.
 */
export type TestProxy = {
  url: string;
  /** Answers matching requests in place of the storefront. */
  answer: (pattern: RegExp, listener: RequestListener) => void;
  /** Holds back matching requests until the returned function is called. */
  hold: (pattern: RegExp) => () => void;
  styles: (made: (css: string) => string) => void;
  /** Adds a script that runs before the page's own scripts. */
  before: (script: string) => void;
  /** Replaces a response header of every page. */
  header: (name: string, value: string) => void;
  reset: () => void;
  stop: () => Promise<void>;
};

const SCRIPT_PATH = '/before-the-page.js';
const STYLES = /\/_next\/static\/.+\.css/;

export async function startProxy(storefront: string): Promise<TestProxy> {
  let rules: [RegExp, RequestListener][] = [];
  let scripts = [RECORD_FAULTS];
  let headers: [string, string][] = [];
  let styleChanges = 0;
  const own: [RegExp, RequestListener][] = [
    [
      new RegExp(`^${SCRIPT_PATH}$`),
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
          .end(scripts.join(';')),
    ],
    [/^\/test-map-style\.json$/, (_, response) => void response.end(JSON.stringify(MAP_STYLE))],
  ];
  const areStylesChanged = () => rules.some(([pattern]) => pattern === STYLES);
  const text = (html: string) => {
    const page = html.replace('<head>', () => `<head><script src="${SCRIPT_PATH}"></script>`);
    // Browsers cache stylesheets for ever, so a changed stylesheet needs a new address.
    return areStylesChanged() ? page.replaceAll('.css"', `.css?${styleChanges}"`) : page;
  };
  const pass: RequestListener = (request, response) =>
    forward(storefront, request, response, { headers, text });
  const server = createServer((request, response) => {
    const [, listener = pass] = [...rules, ...own].find(([pattern]) => pattern.test(request.url ?? '')) ?? [];
    listener(request, response);
  });
  return {
    ...(await listenOnLoopback(server)),
    answer: (pattern, listener) => rules.unshift([pattern, listener]),
    hold: (pattern) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      rules.unshift([pattern, (...words) => void released.then(() => pass(...words))]);
      return release;
    },
    styles: (made) => {
      styleChanges += 1;
      const answer: RequestListener = async ({ url }, response) => {
        const stylesheet = await fetch(new URL(url ?? '', storefront));
        response
          .writeHead(stylesheet.status, { 'content-type': 'text/css' })
          .end(made(await stylesheet.text()));
      };
      rules.unshift([STYLES, answer]);
    },
    before: (script) => scripts.push(script),
    header: (name, value) => headers.push([name, value]),
    reset: () => {
      rules = [];
      scripts = [RECORD_FAULTS];
      headers = [];
    },
  };
}
