import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isInstalled } from '../e2e/support/processes';
import { requestPublish } from '../e2e/support/requests';
import { CONCURRENT_VISITORS, startVisitors } from '../e2e/support/visitors';

import { findBuilder } from './support/builder';
import { type Cluster, end, type Name, startCluster } from './support/cluster';
import { durationMs, readCompose } from './support/compose';
import { filesIn, writableByOthers } from './support/files';
import { buildImage, type Image, PLANTED_SECRET } from './support/image';
import { processesOf, statusOf, writablePlaces } from './support/inspect-container';

const { builder, missing } = findBuilder();

const folder = mkdtempSync(path.join(tmpdir(), 'image-test-'));
chmodSync(folder, 0o755); // the containers' user is not root
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let image: Image;
const app = () => path.join(image.root, image.WorkingDir);

const describeImage = builder ? describe : describe.skip;

describeImage(`the image${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    if (builder) image = await buildImage(builder, folder);
  });

  test('the program folder contains only the build, Next.js settings, content, public files and packages', () => {
    const own = filesIn(app()).filter((file) => !file.split(path.sep).includes('node_modules'));

    expect(readdirSync(app()).sort()).toEqual([
      '.next',
      'content',
      'dist',
      'next.config.mjs',
      'node_modules',
      'public',
    ]);
    expect(own.filter((file) => /\.(?:tsx?|snap)$/.test(file))).toEqual([]);
  });

  test('the image contains no development package', () => {
    type Lock = { packages: Record<string, { dev?: boolean }> };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    const development = Object.keys(packages).filter((place) => packages[place]?.dev);

    expect(development.filter((place) => existsSync(path.join(app(), place)))).toEqual([]);
  });

  test('the image contains no secret from the build folder', () => {
    const texts = filesIn(app()).filter((file) => /\.(?:[cm]?js|json|html|txt|body|meta|rsc)$/.test(file));
    const withSecret = texts.filter((file) => readFileSync(path.join(app(), file)).includes(PLANTED_SECRET));

    expect(filesIn(app()).filter((file) => path.basename(file).startsWith('.env'))).toEqual([]);
    expect(withSecret).toEqual([]);
    expect(image.Env.join('\n')).not.toMatch(/SECRET|TOKEN/);
  });

  test('only root can write to the files in the program folder, and the server runs as another user', () => {
    expect(image.User).toBe('node');
    expect(writableByOthers(app())).toEqual([]);
  });

  const describeCluster = isInstalled('nginx') && isInstalled('redis-server') ? describe : describe.skip;
  describeCluster('two containers with Redis and nginx, as in compose.yaml', () => {
    let cluster: Cluster;
    const [ONE, OTHER]: [Name, Name] = ['storefront-1', 'storefront-2'];
    const NAMES = [ONE, OTHER];
    const graceMs = durationMs(readCompose().services[ONE]?.stop_grace_period ?? '');

    beforeAll(async () => {
      cluster = await startCluster(image, folder);
    });
    afterAll(() => cluster.stop());

    const entryTitles = async (url: string) => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1];
    const versionAt = async (name: Name) => {
      const answer = await fetch(`${cluster.urls[name]}/api/health`);
      return ((await answer.json()) as { version: string }).version;
    };
    const until = async (isSo: () => Promise<boolean> | boolean) => {
      while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const startUncachedVisitors = async () => {
      const visitors = startVisitors(cluster.url, true);
      const more = (visits: number) => {
        const enough = visitors.visits.done + visits;
        return until(() => visitors.visits.done > enough);
      };
      await more(50);
      return { ...visitors, more };
    };

    test('through nginx, the English page, the French page, a picture and the share picture answer 200', async () => {
      for (const [address, language] of [
        ['/', 'en'],
        ['/fr', 'fr'],
      ]) {
        const answer = await fetch(cluster.url + address);
        expect([answer.status, await answer.text()]).toEqual([
          200,
          expect.stringContaining(`lang="${language}"`),
        ]);
      }
      const picture = /\/pictures\/[^ "]+/.exec(await (await fetch(cluster.url)).text())?.[0] ?? '';
      expect(picture).not.toBe('');
      expect((await fetch(cluster.url + picture)).status).toBe(200);
      expect((await fetch(`${cluster.url}/share-picture`)).status).toBe(200);
    });

    test('the health check succeeds in each container, but fails on a port without a server', async () => {
      const [, ...command] = image.Healthcheck.Test;

      for (const name of NAMES) expect(await cluster.containers[name].exec(command)).toBe(0);
      expect(await cluster.containers[ONE].exec(['env', 'PORT=9', ...command])).toBe(1);
    });

    test('in a container, the script that imports publications exits with code 0', async () => {
      expect(await cluster.containers[ONE].exec(['node', 'dist/import-publications.cjs'])).toBe(0);
    });

    test('content that is published on one container is also shown by the other container and nginx', async () => {
      const before = await versionAt(OTHER);

      const answer = await requestPublish({ url: cluster.urls[ONE] }, { deployment: 'autumn', anyway: true });

      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('autumn')]);
      await until(async () => (await versionAt(OTHER)) !== before);
      expect(await versionAt(OTHER)).toBe(await versionAt(ONE));
      const published = await entryTitles(cluster.urls[ONE]);
      await until(async () => (await entryTitles(cluster.url)) === published);
      expect(await entryTitles(cluster.urls[OTHER])).toBe(published);
    });

    test('a restarted container shows the published version', async () => {
      const version = await versionAt(ONE);

      await end(cluster.containers[OTHER], 'SIGTERM');
      await cluster.start(OTHER);

      expect(await versionAt(OTHER)).toBe(version);
    });

    test('a container exits within its grace period after SIGTERM, and no visit through nginx fails', async () => {
      const visitors = await startUncachedVisitors();
      const since = performance.now();

      const code = await end(cluster.containers[ONE], 'SIGTERM');
      const took = performance.now() - since;
      await visitors.more(200);

      expect((await visitors.stop()).failed).toEqual([]);
      expect(code).toBe(0);
      expect(took).toBeLessThan(graceMs);
      await cluster.start(ONE);
    });

    test(`if a container is killed while ${CONCURRENT_VISITORS} visitors load pages, at most ${CONCURRENT_VISITORS} visits fail`, async () => {
      const visitors = await startUncachedVisitors();

      await end(cluster.containers[ONE], 'SIGKILL');
      await visitors.more(200);

      expect((await visitors.stop()).failed.length).toBeLessThanOrEqual(CONCURRENT_VISITORS);
      await cluster.start(ONE);
    });

    test('if the two containers are replaced one after the other, no visit through nginx fails', async () => {
      const visitors = await startUncachedVisitors();

      for (const name of NAMES) {
        await end(cluster.containers[name], 'SIGTERM');
        await cluster.start(name);
      }
      await visitors.more(50);

      expect((await visitors.stop()).failed).toEqual([]);
    });

    test.each(NAMES)('no process in %s runs as root, and no process has or can gain privileges', (name) => {
      const processes = processesOf(cluster.containers[name]);

      expect(processes).not.toEqual([]);
      for (const { Uid, CapEff, CapBnd, NoNewPrivs } of processes.map(statusOf)) {
        expect(Uid?.split('\t')).not.toContain('0');
        expect([CapEff, CapBnd, NoNewPrivs].map(Number)).toEqual([0, 0, 1]);
      }
    });

    test.each(NAMES)('%s can write only to its cache and to /tmp, and leaves /tmp empty', (name) => {
      const { pid, log } = cluster.containers[name];

      expect(writablePlaces(cluster.containers[name]).sort()).toEqual(['/tmp', '/var/cache/storefront']);
      expect(readdirSync(`/proc/${pid}/root/tmp`)).toEqual([]);
      expect(log()).not.toMatch(/EROFS|EACCES|EPERM|read-only/i);
    });
  });
});
