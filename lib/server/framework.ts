import { type RequestListener, Server } from 'node:http';

import next from 'next';

import { type Handle, handleWith, type Render, renderWith } from './pages/render';
import { routeHandlers } from './route-handlers';

import { PICTURE_PROXY } from '@/lib/model/pictures';
import type { Environment } from '@/lib/platform/environment';
import type { RenderSubject } from '@/lib/rendering/render-registry';

export type Framework = {
  handle: (subject: RenderSubject) => RequestListener;
  render: Render;
  owns: (pathname: string) => boolean;
};

export async function startFramework({ port, hostname }: Environment): Promise<Framework> {
  const directory = process.cwd();
  // The framework adds its upgrade listener to this server, which never listens. On our own server, upgrade requests
  // would go to this listener instead of the request handler.
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
