import { isPrerendering, whenSeen } from '@/lib/browser/prerender';

/** A document that a browser may have prepared unseen. */
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
])('a document whose `prerendering` is %s is prepared unseen: %s', (given, is) => {
  aDocument(given);

  expect(isPrerendering()).toBe(is);
});

test('a page that is looked at is told at once', () => {
  const page = aDocument();
  const seen = jest.fn();

  const cancel = whenSeen(seen);
  cancel();
  page.dispatchEvent(new Event('prerenderingchange'));

  expect(seen).toHaveBeenCalledTimes(1);
});

test('a page that was prepared unseen is told when its visitor comes, and once', () => {
  const page = aDocument(true);
  const seen = jest.fn();
  whenSeen(seen);
  expect(seen).not.toHaveBeenCalled();

  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));

  expect(seen).toHaveBeenCalledTimes(1);
});

test('what was cancelled before is told nothing', () => {
  const page = aDocument(true);
  const seen = jest.fn();

  whenSeen(seen)();
  page.dispatchEvent(new Event('prerenderingchange'));

  expect(seen).not.toHaveBeenCalled();
});
