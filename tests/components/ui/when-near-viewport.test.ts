import { whenNear } from '@/components/ui/when-near-viewport';

type Observed = { report: (isIntersecting: boolean) => void; disconnect: jest.Mock; options: unknown };

/** A window in which an element lies, without a browser. */
function aWindow({ scrollY = 0, top = 500, bottom = 600, isPrerendered = false } = {}) {
  const window = Object.assign(new EventTarget(), { scrollY, innerHeight: 800 });
  const observed: Observed[] = [];
  const observe = jest.fn();
  class FakeObserver {
    disconnect = jest.fn();
    observe = observe;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: unknown) {
      const report = (isIntersecting: boolean) => callback([{ isIntersecting: false }, { isIntersecting }]);
      observed.push({ report, disconnect: this.disconnect, options });
    }
  }
  Object.assign(globalThis, {
    IntersectionObserver: FakeObserver,
    window,
    document: Object.assign(new EventTarget(), { prerendering: isPrerendered }),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  });
  const arrived = jest.fn();
  const cancel = whenNear({ getBoundingClientRect: () => ({ top, bottom }) } as Element, arrived);
  return { window, observer: observed[0] as Observed, observe, arrived, cancel };
}

const BELOW = { top: 800, bottom: 900 };

test('an element is near from 400 px before it is in the window', () => {
  expect(aWindow().observer.options).toEqual({ rootMargin: '400px' });
});

test('what is in the window is near at once, and once', () => {
  const { observer, arrived } = aWindow();

  observer.report(true);

  expect(arrived).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('what is not within reach is not near', () => {
  const { observer, arrived } = aWindow();

  observer.report(false);

  expect(arrived).not.toHaveBeenCalled();
  expect(observer.disconnect).not.toHaveBeenCalled();
});

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'])(
  'what lies below the first screen waits for the visitor: %s',
  (sign) => {
    const { window, observer, arrived } = aWindow(BELOW);

    observer.report(true);
    expect(arrived).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('keydown'));

    expect(arrived).toHaveBeenCalledTimes(1);
  },
);

test('what lies wholly above the window waits for the visitor too', () => {
  const { observer, arrived } = aWindow({ top: -100, bottom: 0 });

  observer.report(true);

  expect(arrived).not.toHaveBeenCalled();
});

test('for a visitor who has scrolled, what is within reach is near', () => {
  const { observer, arrived } = aWindow({ ...BELOW, scrollY: 1 });

  observer.report(true);

  expect(arrived).toHaveBeenCalledTimes(1);
});

test('who has cancelled is not called, neither from afar nor while waiting for the visitor', () => {
  const afar = aWindow();
  afar.cancel();
  expect(afar.observer.disconnect).toHaveBeenCalled();

  const { window, observer, arrived, cancel } = aWindow(BELOW);
  observer.report(true);
  cancel();
  window.dispatchEvent(new Event('keydown'));

  expect(arrived).not.toHaveBeenCalled();
});

test('nothing is near in a page that is prerendered, until somebody looks at it', () => {
  const { observe } = aWindow({ isPrerendered: true });
  expect(observe).not.toHaveBeenCalled();

  document.dispatchEvent(new Event('prerenderingchange'));

  expect(observe).toHaveBeenCalledTimes(1);
});
