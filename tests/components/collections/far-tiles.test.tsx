import { renderToStaticMarkup } from 'react-dom/server';

import { FarTiles } from '@/components/collections/far-tiles';

const markupOf = (tiles: number) =>
  renderToStaticMarkup(
    <FarTiles tiles={tiles}>
      <p>Collections</p>
    </FarTiles>,
  );

test('a page with 199 tiles has no script for skipping the layout of distant tiles', () => {
  expect(markupOf(199)).toBe('<p>Collections</p>');
});

test('a page with 200 tiles has a script for skipping the layout of distant tiles', () => {
  expect(markupOf(200)).toMatch(
    /^<div data-skips-tiles="false"><script>.+<\/script><p>Collections<\/p><\/div>$/,
  );
});
