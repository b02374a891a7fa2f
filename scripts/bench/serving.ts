import autocannon from 'autocannon';

import { deployments, startContentServer } from '../../tests/content-server';
import { type Process, startNginx } from '../../tests/e2e/support/processes';
import { startStorefront } from '../../tests/e2e/support/storefront';

import { growTo } from './documents';
import { medians } from './numbers';

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;
const TOKEN = 'bench-bench-bench-bench';

export type Load = { perSecond: number; p99: number };

async function load(url: string, encoding: string, limit: { duration: number } | { amount: number }) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': encoding },
    ...limit,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

export function measureLoad<Name extends string>(
  servers: Record<Name, { url: string; encoding?: string }>,
): Promise<Record<Name, Load>> {
  return medians(Object.keys(servers) as Name[], ROUNDS, (name) => {
    const { url, encoding = 'br' } = servers[name];
    return load(url, encoding, { duration: SECONDS });
  });
}

/** Starts nginx with the same micro-cache as in production. */
export function startMicroCache(storefront: string): Promise<Process> {
  const { port } = new URL(storefront);
  return startNginx([Number(port), Number(port)]);
}

async function metric(url: string, name: string): Promise<number> {
  const response = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const line = (await response.text()).split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}

/** Measures a start, 10,000 visits and one publish. */
export async function measureLife() {
  const documents: Record<string, object> = { live: growTo(14, 6) };
  const backend = await startContentServer(deployments(documents));
  const since = performance.now();
  const server = await startStorefront({
    CONTENT_SOURCE: `${backend.url}/{deployment}.json`,
    REVALIDATE_SECRET: TOKEN,
    METRICS_TOKEN: TOKEN,
  });
  const coldStart = performance.now() - since;
  const idle = await metric(server.url, 'process_resident_memory_bytes');
  const before = backend.requests.length;
  await load(server.url, 'br', { amount: 10_000 });
  const figures = {
    coldStart,
    memoryIdle: idle,
    memoryAfter: await metric(server.url, 'process_resident_memory_bytes'),
    renders: await metric(server.url, 'storefront_renders_total{kind="page"}'),
    fetches: backend.requests.length - before,
  };
  documents.live = growTo(14, 6, 'again');
  const publishedAt = performance.now();
  await fetch(`${server.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  await (await fetch(server.url)).text();
  const publish = performance.now() - publishedAt;
  const perPublish = {
    renders: (await metric(server.url, 'storefront_renders_total{kind="page"}')) - figures.renders,
    fetches: backend.requests.length - before - figures.fetches,
  };
  await server.stop();
  await backend.stop();
  return { ...figures, publish, perPublish };
}
