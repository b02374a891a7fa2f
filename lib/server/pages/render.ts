import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import inject from 'light-my-request';

import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http';
import { withTimeout } from '@/lib/platform/timeout';
import { registerSubject, RENDER_HEADER, type RenderSubject } from '@/lib/rendering/render-registry';

/** `faults`: one sentence for each fault. */
export type Rendered = { status: number; headers: Record<string, string>; body: Buffer; faults?: string[] };

/** `address` is a path with its query. */
export type Render = (address: string, subject: RenderSubject) => Promise<Rendered>;

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Far more than the largest page needs on a slow machine. */
export const RENDER_TIMEOUT_MS = 20_000;

/** Renders pages in this process, without a network connection. */
export function renderWith(handle: Handle): Render {
  return async (address, subject) => {
    const { name, release } = registerSubject(subject);
    try {
      return await withTimeout(RENDER_TIMEOUT_MS, request(handle, address, name));
    } finally {
      release();
    }
  };
}

async function request(handle: Handle, address: string, name: string): Promise<Rendered> {
  const answer = await inject(
    (request, response) => {
      handle(request as IncomingMessage, response).catch((error: Error) => response.destroy(error));
    },
    {
      method: 'GET',
      url: address,
      headers: { accept: 'text/html', [RENDER_HEADER]: name },
      payloadAsStream: true, // otherwise, the response would hold its body twice: as bytes and as a string
    },
  );
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(headers),
    body: await buffer(answer.stream()),
  };
}

export function handleWith(handle: Handle, subject: RenderSubject) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { name, release } = registerSubject(subject);
    request.headers[RENDER_HEADER] = name;
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress;
    response.once('close', release);
    void handle(request, response);
  };
}
