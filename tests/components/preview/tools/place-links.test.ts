/** @jest-environment jsdom */
import { followPlaceLink } from '@/components/preview/tools/place-links';

/** Returns whether the scripts handle a click, so that the browser does not follow the link. */
function isFollowed(init: MouseEventInit): boolean {
  document.body.innerHTML = `
    <h2 data-field="home.texts.story.NAME">A story</h2>
    <aside data-preview-bar>
      <details name="list" open><a href="/#story" data-reveal="home.texts.story.NAME">NAME</a></details>
    </aside>`;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(click);
  expect(document.querySelector('details')?.open).toBe(!click.defaultPrevented);
  return click.defaultPrevented;
}

beforeAll(() => {
  // jsdom lacks `checkVisibility`.
  Element.prototype.checkVisibility = () => true;
  document.addEventListener('click', followPlaceLink);
});

test('a click on a link in a list of the preview closes the list and shows the field', () => {
  expect(isFollowed({})).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'a click with %s is left to the browser, which can open the link in a new tab',
  (key) => {
    expect(isFollowed({ [key]: true })).toBe(false);
  },
);
