import { isPrerendering, whenActivated } from '@/lib/browser/prerender';

/** Returns a fake document, which has the property `prerendering` only if the argument is given. */
function aDocument(prerendering?: boolean) {
  const page = Object.assign(new EventTarget(), prerendering === undefined ? {} : { prerendering });
  Object.assign(globalThis, { document: page });
  return page;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

test.each([
  [undefined, false],
  [false, false],
  [true, true],
])('if `document.prerendering` is %s, `isPrerendering` returns %s', (prerendering, isPrerendered) => {
  aDocument(prerendering);

  expect(isPrerendering()).toBe(isPrerendered);
});

test('without prerendering, `whenActivated` calls the callback at once', () => {
  const page = aDocument();
  const seen = jest.fn();

  const cancel = whenActivated(seen);
  expect(seen).toHaveBeenCalledTimes(1);
  cancel();
  page.dispatchEvent(new Event('prerenderingchange'));

  expect(seen).toHaveBeenCalledTimes(1);
});

test('on a prerendered page, `whenActivated` calls the callback one time, when the browser shows the page', () => {
  const page = aDocument(true);
  const seen = jest.fn();
  whenActivated(seen);
  expect(seen).not.toHaveBeenCalled();

  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));

  expect(seen).toHaveBeenCalledTimes(1);
});

test('if the caller cancels before the page is shown, `whenActivated` never calls the callback', () => {
  const page = aDocument(true);
  const seen = jest.fn();

  whenActivated(seen)();
  page.dispatchEvent(new Event('prerenderingchange'));

  expect(seen).not.toHaveBeenCalled();
});
