import { createContext, runInContext } from 'node:vm';

import { FIRST_SIGN_SCRIPT } from '@/lib/browser/first-input';
import { LATE_SCRIPTS } from '@/lib/server/pages/deferred-scripts';

type Script = EventTarget & { src?: string; async?: boolean; fetchPriority?: string };

type Visit = {
  image?: { complete: boolean } | null;
  hidden?: boolean;
  /** What the visitor does before the page's end, where the loader stands, has come. */
  early?: string;
};

const give = (window: EventTarget, sign: string) => window.dispatchEvent(new Event(sign));
/** Resolves when what a first sign leads to has happened. */
const heard = () => Promise.resolve();

/** Opens a page in a browser of which there is no more than the loader needs; answers with what it asks for. */
function open(address = '/', { image = { complete: false }, hidden = false, early }: Visit = {}) {
  const asked: Script[] = [];
  const poster = image && Object.assign(new EventTarget(), image);
  const window = new EventTarget();
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const runAll = (queue: (() => void)[]) => queue.splice(0).forEach((run) => run());
  /** Tells of paints, of those that were before too, as `buffered` has it. */
  const paints = new EventTarget();
  const painted = new Set<string>();
  const paint = (name: string) => {
    painted.add(name);
    paints.dispatchEvent(new Event('paint'));
  };
  class PerformanceObserver {
    constructor(private readonly told: (list: object) => void) {}
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (type !== 'paint' || !buffered) throw new Error('these paints are not told of');
      const list = { getEntriesByName: (name: string) => (painted.has(name) ? [name] : []) };
      paints.addEventListener('paint', () => this.told(list));
      if (painted.size > 0) this.told(list);
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
      currentScript: { dataset: { scripts: '/a.js /b.js' } },
      querySelector: (selector: string) => (selector === 'img[fetchpriority="high"]' ? poster : undefined),
      createElement: (): Script => new EventTarget(),
      head: { appendChild: (script: Script) => asked.push(script) },
    },
  });
  runInContext(FIRST_SIGN_SCRIPT, page);
  if (early) give(window, early);
  runInContext(LATE_SCRIPTS, page);
  return { asked, poster, window, paint, frame: () => runAll(frames), task: () => runAll(tasks) };
}

const addressesOf = (scripts: Script[]) => scripts.map(({ src }) => src);
const ALL = ['/a.js', '/b.js'];
const FIRST = 'first-contentful-paint';

test('nothing is asked for while the LCP image is on its way', () => {
  expect(open().asked).toEqual([]);
  expect(open('/?utm_source=post&x=flavour=1').asked).toEqual([]);
});

test.each(['load', 'error'])('after the image’s %s the scripts are asked for, once', async (event) => {
  const { asked, poster, window, paint, frame, task } = open();

  paint(FIRST);
  poster?.dispatchEvent(new Event(event));
  frame();
  task();
  give(window, 'keydown');
  await heard();

  expect(addressesOf(asked)).toEqual(ALL);
});

test.each([
  ['that comes', false],
  ['that was there before the loader', true],
])(
  'nothing is asked for before an image %s is painted: in the task after the next frame',
  (_which, complete) => {
    const { asked, poster, paint, frame, task } = open('/', { image: { complete } });

    paint(FIRST);
    poster?.dispatchEvent(new Event('load'));
    task();
    expect(asked).toEqual([]);
    frame();
    expect(asked).toEqual([]);
    task();

    expect(addressesOf(asked)).toEqual(ALL);
  },
);

test('an image that comes before the page’s first paint waits for that, which may take several frames', () => {
  const { asked, poster, paint, frame, task } = open();

  poster?.dispatchEvent(new Event('load'));
  frame();
  task();
  paint('first-paint'); // the ground, without anything on it
  frame();
  task();
  expect(asked).toEqual([]);
  paint(FIRST);
  frame();
  task();

  expect(addressesOf(asked)).toEqual(ALL);
});

test('a page that nobody sees has no frames: the scripts are asked for when its image comes', () => {
  const { asked, poster } = open('/', { hidden: true });
  expect(asked).toEqual([]);

  poster?.dispatchEvent(new Event('load'));

  expect(addressesOf(asked)).toEqual(ALL);
});

const SIGNS = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll'];

test.each(SIGNS)('the scripts are asked for at the first %s', async (sign) => {
  const { asked, poster, window } = open();

  give(window, sign);
  await heard();
  poster?.dispatchEvent(new Event('load'));

  expect(addressesOf(asked)).toEqual(ALL);
});

test.each(SIGNS)('a %s counts too while the page’s end is on its way', async (sign) => {
  const { asked } = open('/', { early: sign });
  await heard();

  expect(addressesOf(asked)).toEqual(ALL);
});

test('a mouse that only moves is no sign', async () => {
  const { asked, window } = open();

  give(window, 'pointermove');
  await heard();

  expect(asked).toEqual([]);
});

test.each(['/#stores', '/?flavour=101', '/?white&flavour=101'])(
  'the scripts are asked for at once where the address leads on: %s',
  (address) => {
    expect(addressesOf(open(address).asked)).toEqual(ALL);
  },
);

test('the scripts are asked for at once where there is no image, or it is there and nobody sees the page', () => {
  expect(addressesOf(open('/', { image: null }).asked)).toEqual(ALL);
  expect(addressesOf(open('/', { image: { complete: true }, hidden: true }).asked)).toEqual(ALL);
});

test('the scripts stay behind the image: they may come in any order and have a low priority', () => {
  const { asked } = open('/#stores');

  expect(asked).toMatchObject([
    { async: true, fetchPriority: 'low' },
    { async: true, fetchPriority: 'low' },
  ]);
});

test('that a script does not come is heard by nobody else', () => {
  const [script] = open('/#stores').asked;
  const listener = jest.fn();
  script?.addEventListener('error', listener);

  script?.dispatchEvent(new Event('error'));

  expect(script).toBeDefined();
  expect(listener).not.toHaveBeenCalled();
});
