'use client';

import type { SyntheticEvent } from 'react';

export type LanguageLinkProps = { locale: string; name: string; href: string };

/** Query parameters that have the same meaning in every language. */
const KEPT = ['flavour', 'without', 'flavourId'];

/**
 * Returns `href` with the current hash and the query parameters in KEPT.
 * @param href has neither a query nor a hash
 */
export function withHashAndChoices(
  href: string,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => KEPT.includes(pair.split('=', 1)[0] ?? ''));
  return href + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}

export function LanguageLink({
  locale,
  name,
  href,
  className,
}: LanguageLinkProps & { className: string | undefined }) {
  const addPlace = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = withHashAndChoices(href, location);
  };
  return (
    <a
      href={href}
      lang={locale}
      hrefLang={locale}
      className={className}
      onPointerDown={addPlace}
      onFocus={addPlace}
      onClick={addPlace}
    >
      {name}
    </a>
  );
}
