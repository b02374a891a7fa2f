import { HeaderBar, type HeaderLanguages } from './header-bar';
import type { OverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/model/field-of';
import type { Routes } from '@/lib/model/routes';
import type { Anchor } from '@/lib/model/sections';
import type { Words } from '@/lib/words/words';

/** `home`: address of the home page, to which the anchors are appended. Empty on the home page itself. */
export function Header({
  brand,
  anchors,
  overFilm = { isInverted: false, isTitleInView: false },
  home = '',
  languages,
  routes,
  words,
  ...field
}: {
  brand?: string;
  anchors: Anchor[];
  overFilm?: OverFilm;
  home?: string;
  languages?: HeaderLanguages;
  routes: Routes;
  words: Words;
} & FieldAttribute) {
  return (
    <HeaderBar
      {...field}
      brand={brand ?? words.home}
      links={anchors.map((anchor) => ({ anchor, href: `${home}#${anchor}`, label: words.sections[anchor] }))}
      {...(languages && { languages })}
      shop={{ href: routes.shop(), label: words.goToShop }}
      overFilm={overFilm}
      words={words.header}
    />
  );
}
