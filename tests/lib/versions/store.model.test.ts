import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { readEnvironment } from '@/lib/platform/environment';
import { type Peers, sharedOf } from '@/lib/versions/peers';
import { readSource, SourceError } from '@/lib/versions/reading/source';
import type { StoredDocument } from '@/lib/versions/reading/source-check';
import { ContentStore } from '@/lib/versions/store';
import type { Outcome, Result } from '@/lib/versions/updates';
import { aDocument } from '@/tests/content';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/versions/reading/source', () => ({
  ...jest.requireActual<object>('@/lib/versions/reading/source'),
  readSource: jest.fn(),
}));

const STATES = ['good', 'unrenderable', 'no JSON', 'empty', 'down'] as const;
type State = (typeof STATES)[number];
type Deployment = 'live' | 'autumn';

/** The public version must be this edit or a later edit of `deployment`. With `isPinned`, only this edit is allowed. */
type Floor = { deployment: Deployment; edit: number; isPinned?: boolean };
type Model = {
  edits: number;
  source: Record<Deployment, { state: State; edit: number }>;
  floor?: Floor;
  /** All versions that are or were public. */
  past: [Floor, ...Floor[]];
};

const text = ({ state, edit }: { state: State; edit: number }) => {
  if (state === 'no JSON') return '<html>';
  if (state === 'empty') return '{"home":{}}';
  return JSON.stringify(aDocument({ home: { texts: { intro: { NAME: `${state} ${edit}` } } } }));
};

/** Two instances with separate disks, connected as peers. */
class Site {
  readonly network = new PeerNetwork();
  readonly rendered = [new Set<string>(), new Set<string>()];
  readonly stores: ContentStore[] = [];
  private readonly peers: Peers[] = [];

  constructor(private readonly folders: string[]) {}

  async start(index: number): Promise<void> {
    this.stores[index]?.stop();
    const rendered = new Set<string>();
    this.rendered[index] = rendered;
    const settings = readEnvironment({ CACHE_DIR: this.folders[index] });
    const peers = this.network.join();
    const store = new ContentStore(
      settings,
      {
        prepare: async ({ id, content }) => {
          if (content.home.intro?.title?.startsWith('unrenderable')) return 'it cannot be rendered';
          rendered.add(id);
          return undefined;
        },
        faultOf: () => undefined,
        keepOnly: () => undefined,
      },
      peers,
    );
    this.stores[index] = store;
    this.peers[index] = peers;
    await store.start();
  }

  /** As in the publication service, Redis stores the version before the instances show it. */
  publish(index: number, named: string | undefined, kept?: StoredDocument): Promise<Outcome> {
    const peers = this.peers[index];
    if (!peers) throw new Error(`no instance ${index}`);
    const record = async ({ version, state }: Result) => {
      const change = version ? { shared: sharedOf(version, state) } : {};
      expect(await peers.write(await peers.revision(), change)).toBe(true);
    };
    return this.of(index).publish(named, { kept, record });
  }

  of(index: number): ContentStore {
    const store = this.stores[index];
    if (!store) throw new Error(`no instance ${index}`);
    return store;
  }
}

function editOf(store: ContentStore): number {
  return Number(store.current?.content.home.intro?.title?.split(' ')[1] ?? -1);
}

/** Call this only after the instance has synchronised and read its source. */
function check(model: Model, site: Site, index: number, isGood: boolean): void {
  const store = site.of(index);
  const shown = store.current;
  if (shown) expect(site.rendered[index]).toContain(shown.id);
  const { floor } = model;
  if (floor?.isPinned) {
    // A restored version stays public until the next publish.
    expect([shown?.deployment, editOf(store)]).toEqual([floor.deployment, floor.edit]);
    return;
  }
  if (floor) {
    expect(shown?.deployment).toBe(floor.deployment);
    expect(editOf(store)).toBeGreaterThanOrEqual(floor.edit);
  }
  const deployment = floor?.deployment ?? 'live';
  if (isGood) {
    expect(editOf(store)).toBe(model.source[deployment].edit);
    expect(store.lastError).toBeUndefined();
    model.floor = { deployment, edit: editOf(store) };
    model.past.push(model.floor);
  } else expect(store.lastError?.reason).toEqual(expect.any(String));
}

type Command = fc.AsyncCommand<Model, Site>;
const always = () => true;

const edit = (deployment: Deployment, state: State): Command => ({
  check: always,
  run: async (model) => {
    model.source[deployment] = { state, edit: (model.edits += 1) };
  },
  toString: () => `the source of ${deployment} is ${state}`,
});

const refresh = (index: number): Command => ({
  check: always,
  run: async (model, site) => {
    const outcome = await site.of(index).refresh();
    const deployment = model.floor?.deployment ?? 'live';
    const isGood = model.source[deployment].state === 'good';
    expect('reason' in outcome).toBe(!isGood && !model.floor?.isPinned);
    check(model, site, index, isGood);
  },
  toString: () => `instance ${index} refreshes`,
});

const publish = (index: number, named: Deployment | undefined): Command => ({
  check: always,
  run: async (model, site) => {
    const before = { ...site.of(index).current };
    const outcome: Outcome = await site.publish(index, named);
    const deployment = named ?? model.floor?.deployment ?? 'live';
    const isGood = model.source[deployment].state === 'good';
    expect('reason' in outcome).toBe(!isGood);
    if (isGood) model.floor = { deployment, edit: model.source[deployment].edit };
    if (isGood || deployment === (model.floor?.deployment ?? 'live')) check(model, site, index, isGood);
    else if (before.deployment === model.floor?.deployment)
      expect(editOf(site.of(index))).toBeGreaterThanOrEqual(model.floor?.edit ?? -1);
  },
  toString: () => `instance ${index} publishes ${named ?? 'what is public'}`,
});

const rollBack = (index: number, pick: number): Command => ({
  check: always,
  run: async (model, site) => {
    const { deployment, edit } = model.past[pick % model.past.length] ?? model.past[0];
    const kept = { deployment, text: text({ state: 'good', edit }) };
    const outcome = await site.publish(index, undefined, kept);
    expect('reason' in outcome).toBe(false);
    model.floor = { deployment, edit, isPinned: true };
    check(model, site, index, true);
    expect(site.of(index).lastError).toBeUndefined();
  },
  toString: () => `instance ${index} goes back to an earlier version (${pick})`,
});

const restart = (index: number): Command => ({
  check: always,
  run: async (model, site) => {
    await site.start(index);
    check(model, site, index, model.source[model.floor?.deployment ?? 'live'].state === 'good');
  },
  toString: () => `instance ${index} restarts`,
});

const deployment = fc.constantFrom<Deployment[]>('live', 'autumn');
const instance = fc.nat(1);
const commands = fc.commands(
  [
    fc.tuple(deployment, fc.constantFrom(...STATES)).map((words) => edit(...words)),
    deployment.map((name) => edit(name, 'good')),
    instance.map(refresh),
    fc.tuple(instance, fc.option(deployment, { nil: undefined })).map((words) => publish(...words)),
    fc.tuple(instance, fc.nat(20)).map((words) => rollBack(...words)),
    instance.map(restart),
  ],
  { maxCommands: 25 },
);

test('after any sequence of events, an instance shows the version of the last successful publish or a later version', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'model-'))));
      const model: Model = {
        edits: 0,
        source: { live: { state: 'good', edit: 0 }, autumn: { state: 'good', edit: 0 } },
        past: [{ deployment: 'live', edit: 0 }],
      };
      jest.mocked(readSource).mockImplementation(async (_, name) => {
        const source = model.source[name as Deployment];
        if (source.state === 'down') throw new SourceError('down');
        return { kind: 'document', text: text(source) };
      });
      const site = new Site(folders);
      try {
        for (const index of [0, 1]) await site.start(index);
        model.floor = { deployment: 'live', edit: 0 };
        await fc.asyncModelRun(() => ({ model, real: site }), steps);
      } finally {
        for (const store of site.stores) store.stop();
        await Promise.all(
          folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })),
        );
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
