import { outlineOf } from '@/lib/content/outline';
import { textHints } from '@/lib/editing/checks/text-hints';
import { aCollection, aDocument, aFlavour, type Wire } from '@/tests/content';

const hintsOf = (home: Wire) => textHints(outlineOf(aDocument({ home })));

test('a text pasted from a web page causes a hint that lists the kinds of removed content', () => {
  const pasted = '<div><h2>Mint</h2><p>Cool</p><img src="/1.jpg"><table><tr><td>1</td></tr></table></div>';

  expect(hintsOf({ flavours: [aFlavour({ ID: 'mint', NAME: 'Mint', DETAIL_TEXT: pasted })] })).toEqual([
    {
      path: 'home.flavours[0].DETAIL_TEXT',
      text: 'the page leaves out pictures, tables, headings from a text of flavour “Mint” (DETAIL_TEXT)',
    },
  ]);
});

test('a hint about the text of a section or collection names the section or collection', () => {
  const hints = hintsOf({
    texts: { story: { TEXT_1: '<iframe src="https://films.example"></iframe>Beans' } },
    collections: [aCollection({ ID: '41', NAME: undefined, UF_SUBTITLE: 'Dark<form></form>' })],
    flavours: [],
  });

  expect(hints.map(({ text }) => text)).toEqual([
    'the page leaves out films from a text of “story” (TEXT_1)',
    'the page leaves out forms from a text of collection “41” (UF_SUBTITLE)',
  ]);
});

test('a paragraph pasted from a word processor causes no hint', () => {
  const pasted =
    '<p class="MsoNormal" style="margin:0cm"><span lang="EN-GB">Picked in July.<o:p></o:p></span></p>';

  expect(hintsOf({ flavours: [aFlavour({ DETAIL_TEXT: pasted, NAME: 'Milk < Dark', KCAL: 500 })] })).toEqual(
    [],
  );
});
