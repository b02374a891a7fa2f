/** @jest-environment jsdom */
import { keepPlace, restorePlace } from '@/components/preview/tools/same-place';

const panels = (own: string, mini: string) => `
  <section data-section="collections"><section data-collection="41">
    <flavour-panel id="panel-41-101" data-flavour-panel="101" ${own}></flavour-panel>
    <flavour-panel id="panel-41-101-mini" data-mini-panel="102" ${mini}></flavour-panel>
  </section></section>`;
const CLOSED = 'hidden="until-found"';

beforeEach(() => {
  // jsdom has neither of these functions.
  Element.prototype.checkVisibility = () => true;
  window.scrollTo = jest.fn();
});

test.each([
  ['panel-41-101', panels('', CLOSED)],
  // The panel of a mini has `data-flavour-panel` only while open.
  ['panel-41-101-mini', panels(CLOSED, 'data-flavour-panel="102"')],
])('if the panel %s is open when the editor leaves a page, the panel opens on the next page', (id, left) => {
  const opened: string[] = [];
  document.addEventListener('beforematch', ({ target }) => opened.push((target as Element).id));
  document.body.innerHTML = left;
  keepPlace();
  document.body.innerHTML = panels(CLOSED, CLOSED);

  restorePlace();

  expect(opened).toEqual([id]);
});
