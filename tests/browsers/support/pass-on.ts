import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

/** What is changed about pages on their way from the storefront to an engine. */
export type PageChanges = { headers: [string, string][]; text: (html: string) => string };

/** Asks the storefront what an engine asks, and answers what it answers; pages are changed on the way. */
export function passOn(
  storefront: string,
  request: IncomingMessage,
  response: ServerResponse,
  changes: PageChanges,
): void {
  const { url, method } = request;
  const isPage = request.headers.accept?.startsWith('text/html');
  // A page is asked for anew and plain: the engine's own copy of it has other changes, or none.
  const { 'if-none-match': known, ...others } = request.headers;
  const headers = isPage
    ? { ...others, 'accept-encoding': 'identity' }
    : { ...others, ...(known && { 'if-none-match': known }) };
  const passed = ask(new URL(url ?? '/', storefront), { method, headers }, async (answer) => {
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
  // A visitor who leaves lets go of what is on its way.
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
