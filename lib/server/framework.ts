import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';

import inject, { type DispatchFunc } from 'light-my-request';
import next, { type NextConfig } from 'next';

import type { Environment } from '../config/environment';

import type { Metrics } from './metrics';
import type { Render } from './page-store';

export type Framework = {
  handle: RequestListener;
  render: Render;
  /** Whether an address is of its assets, its pictures or one of the app's route handlers: nothing else is handed to it. */
  owns: (pathname: string) => boolean;
};

const PICTURES_DISK_BYTES = 512 * 1024 * 1024;

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
      // An operator who names a loopback or private origin means it. No other can be reached as long as no redirect
      // is followed: the framework does not check where one leads.
      dangerouslyAllowLocalIP: origins.length > 0,
      maximumRedirects: 0,
      // Otherwise up to half of the disk, filled by whoever asks for pictures with ever new queries.
      maximumDiskCacheSize: PICTURES_DISK_BYTES,
    },
  });
}

/** The addresses of the app's route handlers, files such as /sitemap.xml among them, as the build wrote them down. */
function routeHandlers(directory: string): Set<string> {
  const file = path.join(directory, '.next', 'app-path-routes-manifest.json');
  const routes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return new Set(
    Object.entries(routes).flatMap(([source, address]) => (source.endsWith('/route') ? address : [])),
  );
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
  const handlers = routeHandlers(directory);
  return {
    owns: (pathname) => pathname.startsWith('/_next/') || handlers.has(pathname),
    handle: (request, response) => void handle(request, response),
    render: metrics?.countRenders(render) ?? render,
  };
}
