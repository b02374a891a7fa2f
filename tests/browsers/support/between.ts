import { createServer, type RequestListener } from 'node:http';

import { MAP_STYLE } from '../../map-style';

import { passOn } from './pass-on';
import { WATCH } from './watch';

/**
 * Stands between an engine and the storefront, as WebKit's driver lets nobody else change what the network says.
 * All that is said to it here holds until it is told to forget.
 */
export type Between = {
  url: string;
  /** How an address is answered, in place of the storefront. */
  answer: (pattern: RegExp, listener: RequestListener) => void;
  /** Keeps an address waiting until the function that comes back is called. */
  hold: (pattern: RegExp) => () => void;
  /** Changes the page's stylesheets. */
  styles: (made: (css: string) => string) => void;
  /** A script that runs before any of the page's own. */
  before: (script: string) => void;
  /** A header of pages, in place of the storefront's own. */
  header: (name: string, value: string) => void;
  forget: () => void;
  stop: () => Promise<void>;
};

const SCRIPT_PATH = '/before-the-page.js';
const STYLES = /\/_next\/static\/.+\.css/;

export async function startBetween(storefront: string): Promise<Between> {
  let rules: [RegExp, RequestListener][] = [];
  let scripts = [WATCH];
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
    // Stylesheets are kept for good by browsers: changed ones need an address that was not asked for before.
    return areStylesChanged() ? page.replaceAll('.css"', `.css?${styleChanges}"`) : page;
  };
  const pass: RequestListener = (request, response) =>
    passOn(storefront, request, response, { headers, text });
  const server = createServer((request, response) => {
    const [, listener = pass] = [...rules, ...own].find(([pattern]) => pattern.test(request.url ?? '')) ?? [];
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    answer: (pattern, listener) => rules.unshift([pattern, listener]),
    hold: (pattern) => {
      let letGo = () => {};
      const isFree = new Promise<void>((resolve) => (letGo = resolve));
      rules.unshift([pattern, (...words) => void isFree.then(() => pass(...words))]);
      return letGo;
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
    forget: () => {
      rules = [];
      scripts = [WATCH];
      headers = [];
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
