import { createContext, runInContext } from 'node:vm';

import { FIRST_INPUT_SCRIPT } from '@/lib/browser/first-input';
import { DEFERRED_SCRIPTS_LOADER } from '@/lib/server/pages/deferred-scripts';

type Script = EventTarget & { src?: string; async?: boolean; fetchPriority?: string };

type Visit = {
  image?: { complete: boolean } | null;
  hidden?: boolean;
  /** An input event before the loader is parsed. */
  earlyInput?: string;
};

const dispatch = (window: EventTarget, input: string) => window.dispatchEvent(new Event(input));
const inputHandled = () => Promise.resolve();

function open(address = '/', { image = { complete: false }, hidden = false, earlyInput }: Visit = {}) {
  const requested: Script[] = [];
  const poster = image && Object.assign(new EventTarget(), image);
  const window = new EventTarget();
  const rootData: Record<string, string> = {};
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const runAll = (queue: (() => void)[]) => queue.splice(0).forEach((run) => run());
  /** Fakes paint events. An observer also receives paints from before its creation (option `buffered`). */
  const paints = new EventTarget();
  const seenPaints = new Set<string>();
  const paint = (name: string) => {
    seenPaints.add(name);
    paints.dispatchEvent(new Event('paint'));
  };
  class PerformanceObserver {
    constructor(private readonly callback: (list: object) => void) {}
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (type !== 'paint' || !buffered) throw new Error('these paints are not reported');
      const list = { getEntriesByName: (name: string) => (seenPaints.has(name) ? [name] : []) };
      paints.addEventListener('paint', () => this.callback(list));
      if (seenPaints.size > 0) this.callback(list);
    }
  }
  const page = createContext({
    addEventListener: window.addEventListener.bind(window),
    PerformanceObserver,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => tasks.push(run),
    location: new URL(address, 'http://localhost'),
    document: {
      hidden,
      documentElement: { dataset: rootData },
      currentScript: { dataset: { scripts: '/a.js /b.js' } },
      querySelector: (selector: string) => (selector === 'img[fetchpriority="high"]' ? poster : undefined),
      createElement: (): Script => new EventTarget(),
      head: { appendChild: (script: Script) => requested.push(script) },
    },
  });
  runInContext(FIRST_INPUT_SCRIPT, page);
  if (earlyInput) dispatch(window, earlyInput);
  runInContext(DEFERRED_SCRIPTS_LOADER, page);
  return {
    requested,
    rootData,
    poster,
    window,
    paint,
    frame: () => runAll(frames),
    task: () => runAll(tasks),
  };
}

const addressesOf = (scripts: Script[]) => scripts.map(({ src }) => src);
const ALL = ['/a.js', '/b.js'];
const FIRST = 'first-contentful-paint';

test('as long as the LCP image is loading, no script is requested', () => {
  expect(open().requested).toEqual([]);
  expect(open('/?utm_source=post&x=flavour=1').requested).toEqual([]);
});

test.each(['load', 'error'])(
  'after the %s event of the LCP image, each script is requested once',
  async (event) => {
    const { requested, poster, window, paint, frame, task } = open();

    paint(FIRST);
    poster?.dispatchEvent(new Event(event));
    frame();
    task();
    dispatch(window, 'keydown');
    await inputHandled();

    expect(addressesOf(requested)).toEqual(ALL);
  },
);

test.each([
  ['loads after the loader has run', false],
  ['has loaded before the loader runs', true],
])(
  'if the LCP image %s, the scripts are requested in the task after the next animation frame',
  (_which, complete) => {
    const { requested, poster, paint, frame, task } = open('/', { image: { complete } });

    paint(FIRST);
    poster?.dispatchEvent(new Event('load'));
    task();
    expect(requested).toEqual([]);
    frame();
    expect(requested).toEqual([]);
    task();

    expect(addressesOf(requested)).toEqual(ALL);
  },
);

test('if the LCP image loads before the first contentful paint, no script is requested until this paint', () => {
  const { requested, poster, paint, frame, task } = open();

  poster?.dispatchEvent(new Event('load'));
  frame();
  task();
  paint('first-paint'); // this paint shows only the background
  frame();
  task();
  expect(requested).toEqual([]);
  paint(FIRST);
  frame();
  task();

  expect(addressesOf(requested)).toEqual(ALL);
});

test('on a hidden page, the scripts wait for the LCP image, but not for an animation frame', () => {
  const { requested, poster } = open('/', { hidden: true });
  expect(requested).toEqual([]);

  poster?.dispatchEvent(new Event('load'));

  expect(addressesOf(requested)).toEqual(ALL);
});

const INPUTS = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll'];

test.each(INPUTS)('the scripts are requested at the first %s event', async (input) => {
  const { requested, poster, window } = open();

  dispatch(window, input);
  await inputHandled();
  poster?.dispatchEvent(new Event('load'));

  expect(addressesOf(requested)).toEqual(ALL);
});

test.each(INPUTS)(
  'the scripts are also requested if the first %s event comes before the HTML is complete',
  async (input) => {
    const { requested } = open('/', { earlyInput: input });
    await inputHandled();

    expect(addressesOf(requested)).toEqual(ALL);
  },
);

test('a mouse movement does not cause a script request', async () => {
  const { requested, window } = open();

  dispatch(window, 'pointermove');
  await inputHandled();

  expect(requested).toEqual([]);
});

test.each(['/#stores', '/?flavour=101', '/?white&flavour=101'])(
  'the scripts are requested immediately if the address leads to a section or a flavour: %s',
  (address) => {
    expect(addressesOf(open(address).requested)).toEqual(ALL);
  },
);

test('without an LCP image, or on a hidden page whose LCP image has loaded, the scripts are requested immediately', () => {
  expect(addressesOf(open('/', { image: null }).requested)).toEqual(ALL);
  expect(addressesOf(open('/', { image: { complete: true }, hidden: true }).requested)).toEqual(ALL);
});

test('the scripts load asynchronously and with low priority', () => {
  const { requested } = open('/#stores');

  expect(requested).toMatchObject([
    { async: true, fetchPriority: 'low' },
    { async: true, fetchPriority: 'low' },
  ]);
});

test('if a script fails, the loader sets `data-scripts="failed"` and hides the error from later listeners', () => {
  const { requested, rootData } = open('/#stores');
  const [script] = requested;
  const listener = jest.fn();
  script?.addEventListener('error', listener);

  script?.dispatchEvent(new Event('error'));

  expect(rootData).toEqual({ scripts: 'failed' });
  expect(listener).not.toHaveBeenCalled();
});
