import path from 'node:path';

import { type Process, startNginx, startRedis } from '../../e2e/support/processes';
import { PUBLISH_SECRET } from '../../e2e/support/requests';
import { freePort } from '../../e2e/support/storefront';

import { environmentOf, readCompose } from './compose';
import { type Container, startContainer } from './container';
import type { Image } from './image';

/** The environment of `docker compose up`. */
const OPERATOR = { LOCALES: 'en,fr', REVALIDATE_SECRET: PUBLISH_SECRET };

const NAMES = ['storefront-1', 'storefront-2'] as const;
export type Name = (typeof NAMES)[number];

/** The running services of compose.yaml, with Redis and nginx of Debian. */
export type Cluster = {
  /** Address of nginx. */
  url: string;
  urls: Record<Name, string>;
  containers: Record<Name, Container>;
  /** Restarts a container with the same volume, and waits until the container is ready. */
  start: (name: Name) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The containers share this machine's network, unlike in compose.yaml. Each container therefore has its own PORT, and
 * 127.0.0.1 with a port replaces each host name.
 */
export async function startCluster(image: Image, folder: string): Promise<Cluster> {
  const { services } = readCompose();
  const stops: (() => Promise<void>)[] = [];
  const tracked = (server: Process) => {
    stops.push(server.stop);
    return server.port;
  };
  const stop = async () => {
    await Promise.all(Object.values(cluster.containers).map((container) => end(container, 'SIGTERM')));
    for (const each of stops) await each();
  };
  const redis = tracked(await startRedis(services.redis?.command?.slice(1)));
  const ports = { 'storefront-1': await freePort(), 'storefront-2': await freePort() };
  const start = async (name: Name) => {
    const service = services[name];
    if (!service) throw new Error(`compose.yaml has no service named ${name}`);
    const differences = { PORT: String(ports[name]), REDIS_URL: `redis://127.0.0.1:${redis}` };
    const environment = { ...environmentOf(service, OPERATOR), ...differences };
    const container = await startContainer({
      image,
      service,
      environment,
      folder: path.join(folder, 'volumes'),
    });
    cluster.containers[name] = container;
    await ready(container, cluster.urls[name]);
  };
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const cluster: Cluster = {
    url: '',
    urls: { 'storefront-1': urlOf(ports['storefront-1']), 'storefront-2': urlOf(ports['storefront-2']) },
    containers: {} as Record<Name, Container>,
    start,
    stop,
  };
  try {
    await Promise.all(NAMES.map(start));
    cluster.url = urlOf(tracked(await startNginx(NAMES.map((name) => ports[name]))));
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until the container has ended. */
export async function end({ pid, ended }: Container, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  try {
    process.kill(pid, signal);
  } catch {
    // already ended
  }
  return ended;
}

async function ready({ ended, log }: Container, url: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    if (hasEnded) throw new Error(`the container ended before it was ready:\n${log()}`);
    const isReady = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const PAUSE_MS = 100;
