import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';

import inject, { type DispatchFunc } from 'light-my-request';
import next, { type NextConfig } from 'next';

import type { Environment } from '../config/environment';

import type { Metrics } from './metrics';
import type { Render } from './page-store';

export type Framework = { handle: RequestListener; render: Render };

/**
 * The configuration that `next build` wrote down, with what the environment decides. It is handed over as the
 * framework's own standalone server does it, so that no configuration file is needed to run.
 */
function configure(directory: string, { media }: Environment): void {
  const file = path.join(directory, '.next', 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: NextConfig };
  const origins = [...(media.baseUrl === undefined ? [] : [new URL(media.baseUrl).origin]), ...media.origins];
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    output: undefined, // the files that it traced are for the container image
    images: {
      ...config.images,
      remotePatterns: origins.map((origin) => {
        const { protocol, hostname, port } = new URL(origin);
        return { protocol: protocol.slice(0, -1), hostname, port, pathname: '/**' };
      }),
      // An operator who names a loopback or private origin means it; no other can be reached.
      dangerouslyAllowLocalIP: origins.length > 0,
    },
  });
}

/** Starts the framework. */
export async function startFramework(
  environment: Environment,
  metrics: Metrics | undefined,
): Promise<Framework> {
  const directory = process.cwd();
  configure(directory, environment);
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
  return {
    handle: (request, response) => void handle(request, response),
    render: metrics?.countRenders(render) ?? render,
  };
}
