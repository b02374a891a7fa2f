'use client';

import type { SyntheticEvent } from 'react';

import { withKeptPlace } from './keep-hash';

export type LanguageLinkProps = { locale: string; name: string; href: string };

/**
 * Leads to the page in another language. An island because only the browser knows the place that a visitor has come to: it is
 * put into the address when the link is about to be followed, copied or opened elsewhere.
 */
export function LanguageLink({ locale, name, href, className }: LanguageLinkProps & { className?: string }) {
  const keepPlace = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = withKeptPlace(href, location);
  };
  return (
    <a
      href={href}
      lang={locale}
      hrefLang={locale}
      className={className}
      onPointerDown={keepPlace}
      onFocus={keepPlace}
      onClick={keepPlace}
    >
      {name}
    </a>
  );
}
