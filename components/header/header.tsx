import { HeaderBar } from './header-bar';
import type { OverFilm } from './use-over-film';

import type { FieldAttribute } from '@/lib/field-of';
import type { Routes } from '@/lib/routes';
import type { Anchor } from '@/lib/sections';
import type { Words } from '@/lib/words/words';

/**
 * Brand, links to the sections on the page, the shop.
 * @param home where the sections are: empty on the home page itself, `/` on others
 */
export function Header({
  brand,
  anchors,
  overFilm = { isInverted: false, isTitleInView: false },
  home = '',
  routes,
  words,
  ...field
}: {
  brand?: string;
  anchors: Anchor[];
  overFilm?: OverFilm;
  home?: '' | '/';
  routes: Routes;
  words: Words;
} & FieldAttribute) {
  return (
    <HeaderBar
      {...field}
      brand={brand ?? words.home}
      links={anchors.map((anchor) => ({ anchor, href: `${home}#${anchor}`, label: words.sections[anchor] }))}
      shop={{ href: routes.shop(), label: words.goToShop }}
      overFilm={overFilm}
      words={{
        navigation: words.mainNavigation,
        menu: words.menu,
        close: words.closeMenu,
        skip: words.skipToContent,
      }}
    />
  );
}
