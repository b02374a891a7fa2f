import type { CollectionsContext } from './context';
import { FlavourPanel } from './flavour-panel';

import type { Collection, Tile } from '@/lib/content/model';
import { miniPanelId, panelId } from '@/lib/element-id';
import { buyAddress } from '@/lib/routes';

/**
 * The panel of a tile, and that of its mini variant, which takes the first one's place after a switch. Until then the
 * mini's panel does not carry the handle, so that each tile has one panel.
 */
export function TilePanels({
  tile: { flavour, mini },
  collection,
  site,
  routes,
  words,
  allergenIndex,
}: { tile: Tile; collection: Collection } & CollectionsContext) {
  const buy = (bought: typeof flavour) =>
    site.saleEnabled ? buyAddress(routes, bought, collection.sectionCode) : undefined;
  const own = panelId(collection.id, flavour.id);
  const other = mini && miniPanelId(collection.id, flavour.id);
  return (
    <>
      <FlavourPanel
        id={own}
        flavour={flavour}
        stated={allergenIndex?.statedOf(flavour)}
        buyHref={buy(flavour)}
        variant={other ? { panelId: other, label: words.showMini } : undefined}
        site={site}
        words={words}
      />
      {mini && other && (
        <FlavourPanel
          id={other}
          flavour={mini}
          stated={allergenIndex?.statedOf(mini)}
          isMiniOfTile
          buyHref={buy(mini)}
          variant={{ panelId: own, label: words.showFullSize }}
          site={site}
          words={words}
        />
      )}
    </>
  );
}
