'use client';

import type { SyntheticEvent } from 'react';

import { withHashAndChoices } from './keep-hash';

export type LanguageLinkProps = { locale: string; name: string; href: string };

/** Renders a link to another language that keeps the hash, the flavour and the allergens of the current address. */
export function LanguageLink({ locale, name, href, className }: LanguageLinkProps & { className?: string }) {
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
