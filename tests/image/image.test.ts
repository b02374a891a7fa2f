import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isInstalled } from '../e2e/support/processes';
import { askToPublish } from '../e2e/support/publish';
import { CROWD, letVisitorsIn } from '../e2e/support/visitors';

import { findBuilder } from './support/builder';
import { type Cluster, end, type Name, startCluster } from './support/cluster';
import { durationMs, readCompose } from './support/compose';
import { filesIn, writableByOthers } from './support/files';
import { buildImage, type Image, PLANTED_SECRET } from './support/image';
import { processesOf, statusOf, writablePlaces } from './support/inside';

const { builder, missing } = findBuilder();

const folder = mkdtempSync(path.join(tmpdir(), 'image-test-'));
chmodSync(folder, 0o755); // the image's user reads it
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let image: Image;
const app = () => path.join(image.root, image.WorkingDir);

const describeImage = builder ? describe : describe.skip;

describeImage(`the image${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    if (builder) image = await buildImage(builder, folder);
  });

  test('holds the program, its media and its packages, and nothing else', () => {
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

  test('holds no package that only development needs', () => {
    type Lock = { packages: Record<string, { dev?: boolean }> };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    const development = Object.keys(packages).filter((place) => packages[place]?.dev);

    expect(development.filter((place) => existsSync(path.join(app(), place)))).toEqual([]);
  });

  test('holds no secret of the folder that it was built in', () => {
    const texts = filesIn(app()).filter((file) => /\.(?:[cm]?js|json|html|txt|body|meta|rsc)$/.test(file));
    const withSecret = texts.filter((file) => readFileSync(path.join(app(), file)).includes(PLANTED_SECRET));

    expect(filesIn(app()).filter((file) => path.basename(file).startsWith('.env'))).toEqual([]);
    expect(withSecret).toEqual([]);
    expect(image.Env.join('\n')).not.toMatch(/SECRET|TOKEN/);
  });

  test('belongs to root, and runs as another user', () => {
    expect(image.User).toBe('node');
    expect(writableByOthers(app())).toEqual([]);
  });

  const describeCluster = isInstalled('nginx') && isInstalled('redis-server') ? describe : describe.skip;
  describeCluster('in two containers, with Redis and nginx, as compose.yaml has them', () => {
    let cluster: Cluster;
    const [ONE, OTHER]: [Name, Name] = ['storefront-1', 'storefront-2'];
    const NAMES = [ONE, OTHER];
    const graceMs = durationMs(readCompose().services[ONE]?.stop_grace_period ?? '');

    beforeAll(async () => {
      cluster = await startCluster(image, folder);
    });
    afterAll(() => cluster.stop());

    const titleAt = async (url: string) => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1];
    const headingAt = async (url: string) => /<h1.*?<\/h1>/s.exec(await (await fetch(url)).text())?.[0];
    const versionAt = async (name: Name) => {
      const answer = await fetch(`${cluster.urls[name]}/api/health`);
      return ((await answer.json()) as { version: string }).version;
    };
    const until = async (isSo: () => Promise<boolean> | boolean) => {
      while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    /** Lets visitors in through nginx, each at an address that nginx does not have, and waits until some have been served. */
    const crowdInside = async () => {
      const crowd = letVisitorsIn(cluster.url, true);
      const more = (visits: number) => {
        const enough = crowd.visits.done + visits;
        return until(() => crowd.visits.done > enough);
      };
      await more(50);
      return { ...crowd, more };
    };

    test('the page is shown through nginx in both languages, with its pictures', async () => {
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
      expect((await fetch(cluster.url + picture)).status).toBe(200);
      expect((await fetch(`${cluster.url}/share-picture`)).status).toBe(200);
    });

    test('the health check of the image passes in each container, and fails where nothing listens', async () => {
      const [, ...command] = image.Healthcheck.Test;

      for (const name of NAMES) expect(await cluster.containers[name].exec(command)).toBe(0);
      expect(await cluster.containers[ONE].exec(['env', 'PORT=9', ...command])).toBe(1);
    });

    test('a publish on one container is seen on the other, and through nginx', async () => {
      const before = await versionAt(OTHER);

      const answer = await askToPublish({ url: cluster.urls[ONE] }, { deployment: 'autumn', anyway: true });

      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('autumn')]);
      await until(async () => (await versionAt(OTHER)) !== before);
      expect(await versionAt(OTHER)).toBe(await versionAt(ONE));
      const published = await headingAt(cluster.urls[ONE]);
      await until(async () => (await headingAt(cluster.url)) === published);
      expect(await titleAt(cluster.urls[OTHER])).toBe(await titleAt(cluster.urls[ONE]));
    });

    test('a container that is started again shows the version that was published', async () => {
      const version = await versionAt(ONE);

      await end(cluster.containers[OTHER], 'SIGTERM');
      await cluster.start(OTHER);

      expect(await versionAt(OTHER)).toBe(version);
    });

    test('SIGTERM ends a container by itself within its grace period, and no visit through nginx fails', async () => {
      const crowd = await crowdInside();
      const since = performance.now();

      const code = await end(cluster.containers[ONE], 'SIGTERM');
      const took = performance.now() - since;
      await crowd.more(200);

      expect((await crowd.leave()).failed).toEqual([]);
      expect(code).toBe(0);
      expect(took).toBeLessThan(graceMs);
      await cluster.start(ONE);
    });

    test('a container that is killed loses at most the requests that were in flight there', async () => {
      const crowd = await crowdInside();

      await end(cluster.containers[ONE], 'SIGKILL');
      await crowd.more(200);

      expect((await crowd.leave()).failed.length).toBeLessThanOrEqual(CROWD);
      await cluster.start(ONE);
    });

    test('both containers are replaced, one after the other, and no visit through nginx fails', async () => {
      const crowd = await crowdInside();

      for (const name of NAMES) {
        await end(cluster.containers[name], 'SIGTERM');
        await cluster.start(name);
      }
      await crowd.more(50);

      expect((await crowd.leave()).failed).toEqual([]);
    });

    test.each(NAMES)('%s runs without root, capabilities and the right to gain any', (name) => {
      const processes = processesOf(cluster.containers[name]);

      expect(processes).not.toEqual([]);
      for (const { Uid, CapEff, CapBnd, NoNewPrivs } of processes.map(statusOf)) {
        expect(Uid?.split('\t')).not.toContain('0');
        expect([CapEff, CapBnd, NoNewPrivs].map(Number)).toEqual([0, 0, 1]);
      }
    });

    test.each(NAMES)('%s writes to its cache alone', (name) => {
      const { pid, log } = cluster.containers[name];

      expect(writablePlaces(cluster.containers[name]).sort()).toEqual(['/tmp', '/var/cache/storefront']);
      expect(readdirSync(`/proc/${pid}/root/tmp`)).toEqual([]);
      expect(log()).not.toMatch(/EROFS|EACCES|EPERM|read-only/i);
    });
  });
});
