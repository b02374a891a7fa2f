import { HeaderBar } from './header-bar';
import type { LanguageLinkProps } from './language-link';
import type { OverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/model/field-of';
import type { Routes } from '@/lib/model/routes';
import type { Anchor } from '@/lib/model/sections';
import type { Words } from '@/lib/words/words';

/** `page`: address of the page with the `anchors`, or empty on that page. */
export function Header({
  brand,
  anchors,
  overFilm = { isInverted: false, isTitleInView: false },
  page = '',
  languages,
  routes,
  words,
  ...field
}: {
  brand?: string;
  anchors: Anchor[];
  overFilm?: OverFilm;
  page?: string;
  languages: LanguageLinkProps[];
  routes: Routes;
  words: Words;
} & FieldAttribute) {
  return (
    <HeaderBar
      {...field}
      brand={brand ?? words.home}
      links={anchors.map((anchor) => ({ anchor, href: `${page}#${anchor}`, label: words.sections[anchor] }))}
      home={routes.home()}
      languages={languages}
      shop={{ href: routes.shop(), label: words.goToShop }}
      overFilm={overFilm}
      words={words.header}
    />
  );
}
