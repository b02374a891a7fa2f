import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

import { listenOnLoopback } from './loopback';

export type ContentServer = {
  url: string;
  requests: IncomingMessage[];
  /** Sets the answer to all later requests. */
  answer: (with_: object | string | RequestListener) => void;
  stop: () => Promise<void>;
};

export async function startContentServer(first: object | string | RequestListener): Promise<ContentServer> {
  const requests: IncomingMessage[] = [];
  let current = first;
  const server = createServer((request, response) => {
    requests.push(request);
    if (typeof current === 'function') (current as RequestListener)(request, response);
    else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(typeof current === 'string' ? current : JSON.stringify(current));
    }
  });
  return {
    ...(await listenOnLoopback(server)),
    requests,
    answer: (next) => (current = next),
  };
}

/** A change of `documents` applies to the next request. */
export function deployments(documents: Record<string, object | string>): RequestListener {
  return ({ url }, response) => {
    const name = /^\/([^/]+)\.json$/.exec(url ?? '')?.[1];
    const document = name === undefined ? undefined : documents[name];
    if (document === undefined) response.writeHead(404).end();
    else response.end(typeof document === 'string' ? document : JSON.stringify(document));
  };
}

export function sourceAt({ url }: { url: string }): string {
  return `${url}/{deployment}.json`;
}
