/** @jest-environment jsdom */
import { MENU_SCRIPT } from '@/lib/browser/menu';

const HEADER = `
  <header>
    <a href="#content">Skip</a>
    <button command="show-modal" commandfor="menu"><svg></svg></button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button><a href="#stores">Stores</a></dialog>
  </header>`;

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const isOpen = () => document.querySelector('dialog')?.open;

beforeAll(() => {
  // jsdom has dialogs without these methods, and does not support `command`.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  Function(MENU_SCRIPT)();
});

beforeEach(() => {
  document.body.innerHTML = HEADER;
});

test('in a browser that does not support the attribute `command`, the button opens the menu before hydration', () => {
  click('svg');

  expect(isOpen()).toBe(true);
});

test.each(['dialog button', 'dialog a', 'dialog'])(
  'a click on `%s` closes the menu before hydration',
  (selector) => {
    click('svg');
    expect(isOpen()).toBe(true);
    click(selector);

    expect(isOpen()).toBe(false);
  },
);

test('a click on a header link outside the menu does not open the menu', () => {
  click('header > a');

  expect(isOpen()).toBe(false);
});
