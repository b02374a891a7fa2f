/**
 * Caches formats: creating one takes longer than using it a hundred times, and one page formats thousands of numbers.
 * The cache has at most one entry for each combination of locale and options, so its size is limited.
 */
function cached<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = cache.get(key) ?? make(locale, options);
    cache.set(key, format);
    return format;
  };
}

export const numberFormat = cached(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const listFormat = cached(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
