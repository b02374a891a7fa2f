import { type IncomingMessage, request as evaluate, type ServerResponse } from 'node:http';

/** Changes that the proxy makes to pages before an engine receives them. */
export type PageChanges = { headers: [string, string][]; text: (html: string) => string };

/** Forwards a request to the storefront. If the response is a page, applies `changes`. */
export function forward(
  storefront: string,
  request: IncomingMessage,
  response: ServerResponse,
  changes: PageChanges,
): void {
  const { url, method } = request;
  const isPage = request.headers.accept?.startsWith('text/html');
  // Omits `if-none-match` for pages, because the engine's cached copy can contain the changes of an earlier test.
  // Requests uncompressed pages, so that the proxy can change the text.
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
