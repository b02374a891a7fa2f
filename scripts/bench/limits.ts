import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compress } from '@/lib/server/pages/compress';

import { isInstalled, runNginx } from '../../tests/e2e/support/processes';
import { freePort } from '../../tests/e2e/support/storefront';

const FOLDER = path.resolve('.cache/bench/limits');

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
}

/**
 * Starts nginx with two compressed copies of the page. `visual`, without scripts, gives the best possible paint times.
 * `serving`, unchanged, gives the most possible visits per second.
 */
export async function startLimits(page: Buffer, link: string) {
  if (!isInstalled('nginx')) return undefined;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const bodies = { visual: Buffer.from(withoutScripts(page.toString())), serving: page };
  for (const [name, body] of Object.entries(bodies)) {
    await writeFile(`${FOLDER}/${name}.html`, body);
    await writeFile(`${FOLDER}/${name}.html.br`, (await compress(body)).br);
  }
  const ports = { visual: await freePort(), serving: await freePort() };
  const nginx = await runNginx(ports.serving, (folder) => configuration(folder, ports, link));
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  return { visual: urlOf(ports.visual), serving: urlOf(ports.serving), stop: nginx.stop };
}

const configuration = (folder: string, ports: Record<string, number>, link: string) => `
user root;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_requests 100000;
  open_file_cache max=1000;
  types { text/html html br; text/css css; image/avif avif; font/woff2 woff2; image/svg+xml svg; video/webm webm; video/mp4 mp4; image/png png; }
  map $http_accept_encoding $stored { default ""; "~br" ".br"; }
  map $http_accept_encoding $encoding { default ""; "~br" "br"; }
  ${Object.entries(ports)
    .map(([name, port]) => server(name, port, link))
    .join('')}
}`;

const server = (name: string, port: number, link: string) => `
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve('public')};
    location = / { root ${FOLDER}; add_header Content-Encoding $encoding; add_header Link '${link}'; try_files /${name}.html$stored =404; }
    location /_next/static/ { alias ${path.resolve('.next/static')}/; gzip_static on; add_header Cache-Control "public, max-age=31536000, immutable"; }
    location /pictures/ { root ${path.resolve('dist')}; try_files $uri.avif =404; }
  }`;
