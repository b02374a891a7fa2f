/** Caches formatters, because creating one takes longer than a hundred uses. */
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
