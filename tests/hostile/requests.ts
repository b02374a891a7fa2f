import { connect } from 'node:net';

import fc from 'fast-check';

const words = (text: string) => text.trim().split(/\s+/);

const PIECES = words(`
  / // /. /.. /%2e%2e %00 % %ff %25 %2f \\ ; # * é ❤️ ~ : & = ? .js /__proto__ http://x.example/ /index.txt
  /shop /shop/bars /upload/og.jpg /pictures/ /_next/ /_next/static/ /_next/data/ /api/ /api/health /api/preview
  /api/preview/exit /api/vitals /api/metrics /api/revalidate /_next/image ?url= &w=640&q=75 %2Fupload%2Fog.jpg
  /share-picture /sitemap.xml /robots.txt /unavailable /not-found /icon.svg
  ?flavourId= ?flavour= ?deployment=live &secret=x ?_rsc=1`);

const VALUES = [
  ...words(`* x 0 -1 1e9 %00 " null {} true bytes=0-0 bytes=5-2 bytes=-1 bytes=0-,5- W/"x" gzip;q=x identity;q=0 x.example
    text/x-component application/json deployment=x.y ["",{}]`),
  ...['', 'br, gzip', 'a=b; __prerender_bypass=1', 'Bearer x', 'Basic eDp4', 'x'.repeat(4_000)],
];

const NAMES = words(`
  accept accept-encoding accept-language authorization cookie range if-none-match if-modified-since rsc
  next-router-state-tree next-router-prefetch next-action x-forwarded-host x-forwarded-for x-forwarded-proto
  x-middleware-subrequest x-nextjs-data x-invoke-path x-matched-path content-type origin purpose te
  x-http-method-override upgrade`);

const METHODS = words('GET GET GET HEAD POST PUT DELETE OPTIONS PATCH PROPFIND TRACE');

export type HostileRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
};

/** Valid HTTP requests that browsers do not send. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method: fc.constantFrom(...METHODS),
  target: fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
    .map((pieces) => pieces.join(''))
    .map((target) => (target.startsWith('/') ? target : `/${target}`)),
  headers: fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES), { maxKeys: 4 }),
  body: fc.constantFrom('', '', '{', '{}', '[]', '{"deployment":"../x"}', 'null', '\0'),
});

const ANSWER_LIMIT_MS = 10_000;

/**
 * Sends a request exactly as given, without an HTTP client's corrections.
 * @throws if no complete answer arrives within ten seconds
 */
export function statusOf(url: string, { method, target, headers, body }: HostileRequest): Promise<number> {
  const { hostname, port } = new URL(url);
  const all = {
    host: 'localhost',
    connection: 'close',
    ...headers,
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    );
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error('no answer')));
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
      if (status) resolve(status);
      else reject(new Error(`no HTTP answer: ${JSON.stringify(answer.slice(0, 100))}`));
    });
  });
}
