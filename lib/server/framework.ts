import { type RequestListener, Server } from 'node:http';

import next from 'next';

import { type Handle, handleWith, type Render, renderWith } from './pages/render';
import { routeHandlers } from './route-handlers';

import { PICTURE_PROXY } from '@/lib/model/pictures';
import type { Environment } from '@/lib/platform/environment';
import type { RenderSubject } from '@/lib/rendering/render-registry';

export type Framework = {
  /** Answers a visitor's request that is not for a page, with the version that the response may show. */
  handle: (subject: RenderSubject) => RequestListener;
  render: Render;
  /** Returns whether the address is the picture proxy's or a route handler's. The framework gets no other visitor requests. */
  owns: (pathname: string) => boolean;
};

/** Starts the framework, which reads the settings of pictures from next.config.mjs. */
export async function startFramework({ port, hostname }: Environment): Promise<Framework> {
  const directory = process.cwd();
  // The framework adds an upgrade listener to `httpServer`. It gets this unused server, because with such a listener
  // ours would not answer upgrade requests like others.
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
