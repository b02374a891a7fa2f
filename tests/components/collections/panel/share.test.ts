/** @jest-environment jsdom */
import { share } from '@/components/collections/panel/share';

test('if the link cannot be copied, the address bar shows the link, with the chosen allergens', async () => {
  document.body.innerHTML =
    '<flavour-panel data-flavour-panel="a/7"><button data-not-copied="Copy from above"></button></flavour-panel>';
  const button = document.querySelector('button') as HTMLElement;
  history.replaceState(null, '', '/fr?flavour=3&without=milk#flavours');

  await share(button, null); // jsdom has no clipboard

  expect(location.pathname + location.search + location.hash).toBe('/fr?flavour=a%2F7&without=milk#flavours');
});
