import type { Metadata } from 'next';

import { ShopFrame } from '@/components/shop/shop-frame';
import shop from '@/components/shop/shop.module.css';
import { environment } from '@/lib/config/environment';
import { loadContent } from '@/lib/content/load';
import { shopMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { sectionShelves } from '@/lib/shop';
import { wordsFor } from '@/lib/words/words';

export async function generateMetadata(): Promise<Metadata> {
  const content = await loadContent();
  const title = wordsFor(content.site.locale).shopTitle;
  return shopMetadata(content, environment().siteUrl, { title, path: routes(undefined).shop() });
}

export default async function ShopPage() {
  const content = await loadContent();
  const words = wordsFor(content.site.locale);
  const to = routes(undefined);
  const lists = [
    {
      title: words.shopCategories,
      shelves: content.shop.categories.map(({ code, name }) => ({ code, title: name ?? code })),
    },
    { title: words.shopSections, shelves: sectionShelves(content) },
  ].filter(({ shelves }) => shelves.length > 0);
  return (
    <ShopFrame content={content} crumbs={[]} path={to.shop()} title={words.shopTitle}>
      {lists.map(({ title, shelves }) => (
        <section key={title} className={shop.shelf}>
          <h2 className={shop.heading}>{title}</h2>
          <ul className={shop.links}>
            {shelves.map(({ code, title: name }) => (
              <li key={code}>
                <a href={to.category({ code })}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ShopFrame>
  );
}
