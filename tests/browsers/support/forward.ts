import { type IncomingMessage, request as evaluate, type ServerResponse } from 'node:http';

export type PageChanges = { headers: [string, string][]; text: (html: string) => string };

/** Forwards a request to the storefront, and applies `changes` if the response is a page. */
export function forward(
  storefront: string,
  request: IncomingMessage,
  response: ServerResponse,
  changes: PageChanges,
): void {
  const { url, method } = request;
  const isPage = request.headers.accept?.startsWith('text/html');
  // The engine's cached page can contain the changes of an earlier test, so `if-none-match` is left out.
  const { 'if-none-match': known, ...others } = request.headers;
  const headers = isPage
    ? { ...others, 'accept-encoding': 'identity' }
    : { ...others, ...(known && { 'if-none-match': known }) };
  const passed = evaluate(new URL(url ?? '/', storefront), { method, headers }, async (answer) => {
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    const page = changes.text(Buffer.concat(await answer.toArray()).toString());
    const own = { 'content-length': Buffer.byteLength(page), ...Object.fromEntries(changes.headers) };
    response.writeHead(status, { ...answer.headers, ...own }).end(page);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
