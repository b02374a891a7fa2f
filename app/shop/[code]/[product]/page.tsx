import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { CSSProperties } from 'react';

import { FlavourFacts } from '@/components/collections/panel/flavour-facts';
import { HowToBuy } from '@/components/shop/how-to-buy';
import { ShopFrame } from '@/components/shop/shop-frame';
import shop from '@/components/shop/shop.module.css';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text';
import { productOf, type ShopProduct } from '@/lib/content/shop';
import { fieldOf } from '@/lib/model/field-of';
import { formatWeight } from '@/lib/model/format';
import { PICTURE_SLOTS } from '@/lib/model/picture-slots';
import { findBySegment, routes } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';
import { loadEdition } from '@/lib/rendering/load';
import { shopMetadata } from '@/lib/search/metadata';
import { productData } from '@/lib/search/structured-data';
import { wordsFor } from '@/lib/words/words';

type Props = {
  params: Promise<{ code: string; product: string }>;
  searchParams: Promise<{ flavourId?: string | string[] }>;
};

async function load(params: Props['params']) {
  const { code, product: productCode } = await params;
  const { content, languages } = await loadEdition();
  const product = findBySegment(code, (section) =>
    findBySegment(productCode, (given) => productOf(content, section, given)),
  );
  return product ? { content, languages, product, path: routes(undefined).product(product) } : notFound();
}

const titleOf = ({ code, flavours: [first] }: ShopProduct) => first.name ?? code;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { content, languages, product, path } = await load(params);
  const text = product.flavours[0].lead;
  return shopMetadata(content, environment().siteUrl, { title: titleOf(product), text, path }, languages);
}

export default async function ProductPage({ params, searchParams }: Props) {
  const { content, languages, product, path } = await load(params);
  const { flavourId } = await searchParams;
  const { site } = content;
  const words = wordsFor(site.locale);
  const to = routes(undefined, languages);
  const crumbs = [
    { label: words.shopTitle, href: to.shop() },
    { label: product.shelfTitle, href: to.category({ code: product.sectionCode }) },
  ];
  const [first, ...others] = product.flavours;
  return (
    <ShopFrame
      content={content}
      languages={languages}
      crumbs={crumbs}
      path={path}
      title={titleOf(product)}
      titleField={fieldOf(first, 'name')}
      product={
        others.length === 0
          ? productData(first, { site, path: to.product(product) }, environment().siteUrl)
          : undefined
      }
    >
      {product.flavours.map((flavour) => (
        <article
          {...fieldOf(flavour, 'id', 'productCode')}
          key={flavour.id}
          className={shop.product}
          data-current-flavour={flavour.id === flavourId ? flavour.id : undefined}
          aria-label={flavour.name ?? flavour.id}
        >
          <div
            {...fieldOf(flavour, 'accent')}
            className={shop.plate}
            style={{ '--accent': flavour.accent } as CSSProperties}
          >
            {flavour.picture && (
              <Picture
                picture={flavour.picture}
                slot={PICTURE_SLOTS.shopProduct}
                className={shop.cutOut}
                isFirstScreen
              />
            )}
          </div>
          <div className={shop.facts}>
            {others.length > 0 && flavour.name && (
              <h2 {...fieldOf(flavour, 'name')} className={shop.name}>
                {flavour.name}
              </h2>
            )}
            <RichText html={flavour.lead} field={fieldOf(flavour, 'lead')} />
            {site.saleEnabled && flavour === first && <HowToBuy content={content} words={words} />}
            <FlavourFacts flavour={flavour} site={site} words={words} />
            <RichText html={flavour.about} field={fieldOf(flavour, 'about')} />
            {flavour.grossWeightGrams !== undefined && (
              <p {...fieldOf(flavour, 'grossWeightGrams')} className={shop.note}>
                {words.grossWeight}
                {words.colon}
                {formatWeight({ number: flavour.grossWeightGrams }, site.locale)}
              </p>
            )}
          </div>
        </article>
      ))}
    </ShopFrame>
  );
}
