import type { CollectionsContext } from '../context';
import { miniPanelId, panelId } from '../element-id';

import { type Buy, FlavourPanel } from './flavour-panel';

import type { Collection, Tile } from '@/lib/content/model';
import { fieldOf, fieldsOf } from '@/lib/model/field-of';
import { buyAddress } from '@/lib/model/routes';

/** Renders the panels of a tile's flavour and mini. */
export function TilePanels({
  tile,
  collection,
  site,
  routes,
  words,
}: { tile: Tile; collection: Collection } & CollectionsContext) {
  const { flavour, mini } = tile;
  const buyOf = (bought: typeof flavour): Buy => ({
    href: site.saleEnabled ? buyAddress(routes, bought, collection.sectionCode) : undefined,
    label: routes.isStandIn ? words.howToBuy : words.buy,
    field: fieldsOf(
      fieldOf(bought, 'productCode'),
      fieldOf(collection, 'sectionCode'),
      fieldOf(site, 'saleEnabled'),
    ),
  });
  const own = panelId(collection.id, flavour.id);
  const other = mini && miniPanelId(collection.id, flavour.id);
  return (
    <>
      <FlavourPanel
        id={own}
        flavour={flavour}
        buy={buyOf(flavour)}
        variant={other ? { panelId: other, label: words.showMini, field: fieldOf(tile, 'mini') } : undefined}
        site={site}
        words={words}
      />
      {mini && other && (
        <FlavourPanel
          id={other}
          flavour={mini}
          isMiniOfTile
          buy={buyOf(mini)}
          variant={{ panelId: own, label: words.showFullSize, field: fieldOf(tile, 'mini') }}
          site={site}
          words={words}
        />
      )}
    </>
  );
}
