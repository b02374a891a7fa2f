import { type RequestListener, Server } from 'node:http';

import next from 'next';

import { type Handle, handleWith, type Render, renderWith } from './pages/render';
import { routeHandlers } from './route-handlers';

import { PICTURE_PROXY } from '@/lib/model/pictures';
import type { Environment } from '@/lib/platform/environment';
import type { RenderSubject } from '@/lib/rendering/render-registry';

export type Framework = {
  /** Answers a visitor's request for what is no page, with a version that it may show. */
  handle: (subject: RenderSubject) => RequestListener;
  render: Render;
  /** Whether an address is the picture proxy's or one of the app's route handlers: nothing else is handed to it. */
  owns: (pathname: string) => boolean;
};

/** Starts the framework, which reads next.config.mjs and with it the settings of pictures. */
export async function startFramework({ port, hostname }: Environment): Promise<Framework> {
  const directory = process.cwd();
  // The framework listens for upgrades on the server that it finds behind a request; this one has no connections. Ours then
  // has no such listener, and Node.js answers those requests as if they asked for nothing special.
  const httpServer = new Server();
  const app = next({ dev: false, dir: directory, port, hostname: hostname ?? 'localhost', httpServer });
  await app.prepare();
  const answer = app.getRequestHandler() as Handle;
  const handlers = routeHandlers(directory);
  return {
    owns: (pathname) => pathname === PICTURE_PROXY || handlers.has(pathname),
    handle: (subject) => handleWith(answer, subject),
    render: renderWith(answer),
  };
}
