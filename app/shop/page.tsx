import clsx from 'clsx';
import type { Metadata } from 'next';

import { CategoryTile } from '@/components/categories/category-tile';
import { HowToBuy } from '@/components/shop/how-to-buy';
import { SectionList } from '@/components/shop/section-list';
import { ShopFrame } from '@/components/shop/shop-frame';
import shop from '@/components/shop/shop.module.css';
import { sectionShelves } from '@/lib/content/shop';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import { routes } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';
import { loadEdition } from '@/lib/rendering/load';
import { shopMetadata } from '@/lib/search/metadata';
import { wordsFor } from '@/lib/words/words';

export async function generateMetadata(): Promise<Metadata> {
  const { content, languages } = await loadEdition();
  const title = wordsFor(content.site.locale).shopTitle;
  return shopMetadata(content, environment().siteUrl, { title, path: routes(undefined).shop() }, languages);
}

export default async function ShopPage() {
  const { content, languages } = await loadEdition();
  const words = wordsFor(content.site.locale);
  const to = routes(undefined, languages);
  const { categories } = content.shop;
  const shelves = sectionShelves(content);
  const isEmpty = categories.length === 0 && shelves.length === 0;
  return (
    <ShopFrame
      content={content}
      languages={languages}
      crumbs={[]}
      path={routes(undefined).shop()}
      title={words.shopTitle}
    >
      {categories.length > 0 && (
        <section className={shop.shelf}>
          <h2 className={shop.heading}>{words.shopCategories}</h2>
          <ul className={clsx(shop.list, shop.categories)}>
            {categories.map((category) => (
              <li key={category.code}>
                <CategoryTile
                  category={category}
                  href={to.category(category)}
                  slot={PICTURE_SLOTS.shopCategory}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SectionList title={words.shopSections} shelves={shelves} routes={to} />
      {isEmpty && content.site.saleEnabled && <HowToBuy content={content} words={words} />}
    </ShopFrame>
  );
}
