'use client';

import type { SyntheticEvent } from 'react';

import { withKeptPlace } from './keep-hash';

export type LanguageLinkProps = { locale: string; name: string; href: string };

/** Renders a link to another language. A script adds the visitor's place to the address just before the link is used. */
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
