import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import inject, { type DispatchFunc } from 'light-my-request';
import next from 'next';

import type { Environment } from '../config/environment';

import type { Metrics } from './metrics';
import type { Render } from './page-store';
import { routeHandlers } from './route-handlers';

export type Framework = {
  handle: RequestListener;
  render: Render;
  /** Whether an address is of its assets, its pictures or one of the app's route handlers: nothing else is handed to it. */
  owns: (pathname: string) => boolean;
};

/** Starts the framework, which reads next.config.mjs and with it the settings of pictures. */
export async function startFramework(
  environment: Environment,
  metrics: Metrics | undefined,
): Promise<Framework> {
  const directory = process.cwd();
  const { port, hostname } = environment;
  const app = next({ dev: false, dir: directory, port, hostname: hostname ?? 'localhost' });
  await app.prepare();
  const handle = app.getRequestHandler() as (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  const dispatch: DispatchFunc = (request, response) => void handle(request as IncomingMessage, response);
  const render: Render = async (address, cookie) => {
    const answer = await inject(dispatch, {
      method: 'GET',
      url: address,
      headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) },
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.rawPayload };
  };
  const handlers = routeHandlers(directory);
  return {
    owns: (pathname) => pathname.startsWith('/_next/') || handlers.has(pathname),
    handle: (request, response) => void handle(request, response),
    render: metrics?.countRenders(render) ?? render,
  };
}
