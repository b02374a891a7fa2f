const CLASSES = [
  ['home', /^\/$/],
  ['shop', /^\/shop(?:\/|$)/],
  ['picture', /^\/(?:_next\/image$|pictures\/)/],
  ['asset', /^\/(?:_next|upload)\/|\.[a-z\d]{2,5}$/i],
  ['api', /^\/api\//],
] as const;

const WITHOUT_LANGUAGE = ['picture', 'asset', 'api'];

export function routeClass(target: string, locales: string[]): { route: string; locale?: string } {
  const [address = ''] = target.split('?', 1);
  const [first, ...others] = locales;
  const named = others.find((locale) => address === `/${locale}` || address.startsWith(`/${locale}/`));
  const pathname = named === undefined ? address : address.slice(named.length + 1) || '/';
  const route = CLASSES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
  return first === undefined || WITHOUT_LANGUAGE.includes(route)
    ? { route }
    : { route, locale: named ?? first };
}
