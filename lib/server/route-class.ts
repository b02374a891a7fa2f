const CLASSES = [
  ['home', /^\/$/],
  ['shop', /^\/shop(?:\/|$)/],
  ['picture', /^\/(?:_next\/image$|pictures\/)/],
  ['asset', /^\/(?:_next|upload)\/|\.[a-z\d]{2,5}$/i],
  ['api', /^\/api\//],
] as const;

/** The few classes that requests are counted by; addresses themselves are without number. */
export function routeClass(target: string): string {
  const [pathname = ''] = target.split('?', 1);
  return CLASSES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
}
