import { whenNear } from '@/components/ui/when-near-viewport';

type Observed = { report: (isIntersecting: boolean) => void; disconnect: jest.Mock; options: unknown };

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

test('an element at most 400 px outside the viewport counts as near', () => {
  expect(aWindow().observer.options).toEqual({ rootMargin: '400px' });
});

test('for an element in the viewport, the callback runs once, and the observation ends', () => {
  const { observer, arrived } = aWindow();

  observer.report(true);

  expect(arrived).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('for a distant element, the callback does not run', () => {
  const { observer, arrived } = aWindow();

  observer.report(false);

  expect(arrived).not.toHaveBeenCalled();
  expect(observer.disconnect).not.toHaveBeenCalled();
});

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'])(
  'for an element below the first screen, the callback runs only after the first input of the visitor: %s',
  (input) => {
    const { window, observer, arrived } = aWindow(BELOW);

    observer.report(true);
    expect(arrived).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(input));
    window.dispatchEvent(new Event(input));
    window.dispatchEvent(new Event('keydown'));

    expect(arrived).toHaveBeenCalledTimes(1);
  },
);

test('on an unscrolled page, the callback for an element above the viewport runs only after the first input', () => {
  const { window, observer, arrived } = aWindow({ top: -100, bottom: 0 });

  observer.report(true);
  expect(arrived).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));

  expect(arrived).toHaveBeenCalledTimes(1);
});

test('for a nearby element, the callback runs at once if the visitor has already scrolled', () => {
  const { observer, arrived } = aWindow({ ...BELOW, scrollY: 1 });

  observer.report(true);

  expect(arrived).toHaveBeenCalledTimes(1);
});

test('after a cancellation, the element is no longer observed, and a key press does not run the callback', () => {
  const afar = aWindow();
  afar.cancel();
  expect(afar.observer.disconnect).toHaveBeenCalled();

  const { window, observer, arrived, cancel } = aWindow(BELOW);
  observer.report(true);
  cancel();
  window.dispatchEvent(new Event('keydown'));

  expect(arrived).not.toHaveBeenCalled();
});

test('on a prerendered page, observation starts only when the page is shown', () => {
  const { observe } = aWindow({ isPrerendered: true });
  expect(observe).not.toHaveBeenCalled();

  document.dispatchEvent(new Event('prerenderingchange'));

  expect(observe).toHaveBeenCalledTimes(1);
});
