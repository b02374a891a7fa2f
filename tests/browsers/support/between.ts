import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';

import { MAP_STYLE } from './map-style';

/** Stands between an engine and the storefront, as WebKit's driver lets nobody else change what the network says. */
export type Between = {
  url: string;
  /** What an address is answered with, until the rules are forgotten. */
  answer: (pattern: RegExp, listener: RequestListener) => void;
  /** A script that runs before any of the page's own. */
  before: (script: string) => void;
  /** A header of pages, in place of the storefront's own. */
  header: (name: string, value: string) => void;
  forget: () => void;
  stop: () => Promise<void>;
};

/** Keeps what no visitor should meet: errors, what the console complains of, violations of the policy. */
const WATCH = `
  window.faults = [];
  addEventListener('error', (event) => faults.push('error: ' + (event.message || event.target.src)), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', (event) =>
    faults.push(['violation', event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile].join(' ')));
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...words) => { faults.push(kind + ': ' + words.join(' ')); own.apply(console, words); };
  }
`;
const SCRIPT_PATH = '/before-the-page.js';

export async function startBetween(storefront: string): Promise<Between> {
  let rules: [RegExp, RequestListener][] = [];
  let scripts: string[] = [];
  let headers: [string, string][] = [];
  const own: [RegExp, RequestListener][] = [
    [/^\/before-the-page\.js$/, (_, response) => sendScript(response, [WATCH, ...scripts].join(';'))],
    [/^\/test-map-style\.json$/, (_, response) => void response.end(JSON.stringify(MAP_STYLE))],
  ];
  const server = createServer((request, response) => {
    const [, listener] = [...rules, ...own].find(([pattern]) => pattern.test(request.url ?? '')) ?? [];
    if (listener) listener(request, response);
    else pass(storefront, request, response, headers);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    answer: (pattern, listener) => rules.unshift([pattern, listener]),
    before: (script) => scripts.push(script),
    header: (name, value) => headers.push([name, value]),
    forget: () => ((rules = []), (scripts = []), (headers = [])),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
}

function pass(
  storefront: string,
  { url, method, headers }: IncomingMessage,
  response: ServerResponse,
  changed: [string, string][],
): void {
  const isPage = headers['sec-fetch-dest'] === 'document' || headers.accept?.startsWith('text/html');
  const asked = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const passed = ask(new URL(url ?? '/', storefront), { method, headers: asked }, async (answer) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const html = Buffer.concat(await answer.toArray()).toString();
    const page = html.replace('<head>', () => `<head><script src="${SCRIPT_PATH}"></script>`);
    const own = { 'content-length': Buffer.byteLength(page), ...Object.fromEntries(changed) };
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...own }).end(page);
  });
  // A visitor who leaves lets go of what is on its way.
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  passed.end();
}
