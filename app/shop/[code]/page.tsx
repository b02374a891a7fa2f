import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { FlavourLine } from '@/components/shop/flavour-line';
import { HowToBuy } from '@/components/shop/how-to-buy';
import { SectionList } from '@/components/shop/section-list';
import { ShopFrame } from '@/components/shop/shop-frame';
import shop from '@/components/shop/shop.module.css';
import { Picture } from '@/components/ui/picture/picture';
import { sectionShelves, shelfOf } from '@/lib/content/shop';
import { fieldOf } from '@/lib/model/field-of';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import { buyAddress, findBySegment, routes } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';
import { loadEdition } from '@/lib/rendering/load';
import { shopMetadata } from '@/lib/search/metadata';
import { wordsFor } from '@/lib/words/words';

type Props = {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ flavourId?: string | string[] }>;
};

async function load(params: Props['params']) {
  const { code } = await params;
  const { content, languages } = await loadEdition();
  const shelf = findBySegment(code, (given) => shelfOf(content, given));
  return shelf ? { content, languages, shelf, path: routes(undefined).category(shelf) } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { content, languages, shelf, path } = await load(params);
  return shopMetadata(content, environment().siteUrl, { title: shelf.title, path }, languages);
}

export default async function ShelfPage({ params, searchParams }: Props) {
  const { content, languages, shelf, path } = await load(params);
  const { flavourId } = await searchParams;
  const words = wordsFor(content.site.locale);
  const to = routes(undefined, languages);
  const { picture } = shelf.category ?? {};
  const others = shelf.collections.length === 0 ? sectionShelves(content) : [];
  const isEmpty = shelf.collections.length === 0 && others.length === 0;
  return (
    <ShopFrame
      content={content}
      languages={languages}
      crumbs={[{ label: words.shopTitle, href: to.shop() }]}
      path={path}
      title={shelf.title}
      titleField={shelf.titleField}
    >
      {picture && (
        <Picture picture={picture} slot={PICTURE_SLOTS.shopBanner} className={shop.banner} isFirstScreen />
      )}
      {shelf.collections.map((collection) => (
        <section key={collection.id} className={shop.shelf}>
          <h2 {...fieldOf(collection, 'name')} className={shop.heading}>
            {collection.name === undefined || collection.name === shelf.title
              ? words.shopFlavours
              : collection.name}
          </h2>
          <ul className={shop.list}>
            {collection.tiles.map(({ flavour }) => (
              <FlavourLine
                key={flavour.id}
                flavour={flavour}
                href={flavour.productCode && buyAddress(to, flavour, shelf.code)}
                isCurrent={flavour.id === flavourId}
                site={content.site}
              />
            ))}
          </ul>
        </section>
      ))}
      <SectionList title={words.shopAllSections} shelves={others} routes={to} />
      {isEmpty && content.site.saleEnabled && <HowToBuy content={content} words={words} />}
    </ShopFrame>
  );
}
