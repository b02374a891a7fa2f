/** A path of the first language, as a language has it whose addresses begin with `base`: `/fr` + `/#stores` -> `/fr#stores`. */
export function under(base: string, path: string): string {
  return base === '' ? path : base + path.replace(/^\/(?=[?#]|$)/, '');
}

/** An outside shop as it speaks a language: its address may say where that stands. */
export function shopIn(shopUrl: string, locale = ''): string {
  return shopUrl.replaceAll('{locale}', locale).replace(/\/+$/, '');
}

/** Every address of a language: the home page's, and the shop's. Those of an outside shop point into that shop. */
export type Routes = ReturnType<typeof routes>;

/** @param language what its addresses begin with, and its name, as LOCALES has it */
export function routes(
  shopUrl: string | undefined,
  { base, locale }: { base: string; locale?: string } = { base: '' },
) {
  const shop = shopUrl === undefined ? under(base, '/shop') : shopIn(shopUrl, locale);
  const join = (...parts: string[]) => [shop, ...parts.map(encodeURIComponent)].join('/');
  const withFlavour = (address: string, flavourId: string | undefined) =>
    flavourId === undefined ? address : `${address}?flavourId=${encodeURIComponent(flavourId)}`;
  return {
    /** Whether nothing can be ordered there: the stand-in's pages say where it can. */
    isStandIn: shopUrl === undefined,
    home: () => under(base, '/'),
    shop: () => shop,
    category: ({ code, flavourId }: { code: string; flavourId?: string }) =>
      withFlavour(join(code), flavourId),
    product: ({ sectionCode, code, flavourId }: { sectionCode: string; code: string; flavourId?: string }) =>
      withFlavour(join(sectionCode, code), flavourId),
  };
}

/**
 * Where a flavour is bought: its product in the section of its collection; the section where the product is not
 * known; undefined where neither is.
 */
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

/**
 * What is found under a part of an address. The framework hands parts over as they stand to one half of a page, and decoded
 * to its other half: the decoded one is looked for first, then the part as it stands.
 */
export function forPart<T>(part: string, find: (code: string) => T | undefined): T | undefined {
  return find(decodedOnce(part)) ?? find(part);
}

function decodedOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % of a part that is decoded already
  }
}
