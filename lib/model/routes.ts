/** Adds a language's base path: `/fr` + `/#stores` -> `/fr#stores`. */
export function withBasePath(base: string, path: string): string {
  return base === '' ? path : base + path.replace(/^\/(?=[?#]|$)/, '');
}

export function externalShop(shopUrl: string, locale = ''): string {
  return shopUrl.replaceAll('{locale}', locale).replace(/\/+$/, '');
}

export type Routes = ReturnType<typeof routes>;

/**
 * @param shopUrl the setting SHOP_URL; undefined for the stand-in shop
 * @param language a language's base path (`base`) and its tag in LOCALES (`locale`)
 */
export function routes(
  shopUrl: string | undefined,
  { base, locale }: { base: string; locale?: string } = { base: '' },
) {
  const shop = shopUrl === undefined ? withBasePath(base, '/shop') : externalShop(shopUrl, locale);
  const join = (...parts: string[]) => [shop, ...parts.map(encodeURIComponent)].join('/');
  const withFlavour = (address: string, flavourId: string | undefined) =>
    flavourId === undefined ? address : `${address}?flavourId=${encodeURIComponent(flavourId)}`;
  return {
    /** Nothing can be ordered in the stand-in shop. */
    isStandIn: shopUrl === undefined,
    home: () => withBasePath(base, '/'),
    shop: () => shop,
    category: ({ code, flavourId }: { code: string; flavourId?: string }) =>
      withFlavour(join(code), flavourId),
    product: ({ sectionCode, code, flavourId }: { sectionCode: string; code: string; flavourId?: string }) =>
      withFlavour(join(sectionCode, code), flavourId),
  };
}

/** Returns the flavour's product page, or the shop section if the flavour has no product. */
export function buyAddress(
  { category, product }: Routes,
  flavour: { id: string; productCode?: string },
  sectionCode: string | undefined,
): string | undefined {
  if (sectionCode === undefined) return undefined;
  return flavour.productCode === undefined
    ? category({ code: sectionCode, flavourId: flavour.id })
    : product({ sectionCode, code: flavour.productCode, flavourId: flavour.id });
}

/** Finds an entry for a path segment, decoded or as given, because the framework decodes only some segments. */
export function findBySegment<T>(part: string, find: (code: string) => T | undefined): T | undefined {
  return find(decoded(part)) ?? find(part);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // the segment was already decoded and contains a literal %
  }
}
