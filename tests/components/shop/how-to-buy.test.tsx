import { renderToStaticMarkup } from 'react-dom/server';

import { HowToBuy } from '@/components/shop/how-to-buy';
import { parseDocument } from '@/lib/content/parse';
import { wordsFor } from '@/lib/words/words';
import { aDocument, OWN_MEDIA, type Wire } from '@/tests/content';

function howToBuy(texts: Record<string, Wire>): string {
  const document = aDocument({ home: { texts: { stores: { NAME: 'Shop' }, ...texts } } });
  const { content } = parseDocument(document, OWN_MEDIA);
  return renderToStaticMarkup(<HowToBuy content={content} words={wordsFor(content.site.locale)} />);
}

test('if the text `stores-hours` is missing, the served HTML writes out the hours of `stores-opening`', () => {
  const html = howToBuy({ 'stores-opening': { NAME: 'Tu-We 10:00-12:00,14:00-18:00' } });

  expect(html.replace(/<[^>]*>/g, '')).toContain('Tuesday, Wednesday: 10:00–12:00, 14:00–18:00');
});

test('if the address of the store does not contain the city, the city follows the address', () => {
  const html = howToBuy({ 'stores-city': { NAME: 'Chur' }, 'stores-address': { NAME: 'Obere Gasse 1' } });

  expect(html).toContain('>Obere Gasse 1, Chur</address>');
});
