import type { Hint } from './hint';

import type { Content } from '@/lib/content/model';
import { plainText } from '@/lib/content/values/html';

/** A plural also matches, because it contains the word. */
const SEARCH_WORDS: Partial<Record<string, string>> = { en: 'chocolate', fr: 'chocolat' };

export function searchHints({ site, home, shop }: Content): Hint[] {
  const searchWord = SEARCH_WORDS[new Intl.Locale(site.locale).language];
  if (searchWord === undefined || shop.flavours.length === 0) return [];
  const isMissing = (words: string) => !words.toLowerCase().includes(searchWord);
  const title = site.title ?? site.name ?? '';
  const inTitle: Hint = {
    path: 'home.texts.page-title.NAME',
    text: `the title in search results (page-title) does not contain “${searchWord}”, the word that people search for`,
  };
  const inLine: Hint = {
    path: 'home.texts.intro.TEXT_1',
    text: `the intro’s line, which search results also show, does not contain “${searchWord}”`,
  };
  return [
    ...(isMissing(title) ? [inTitle] : []),
    ...(home.intro && isMissing(plainText(home.intro.copy ?? '')) ? [inLine] : []),
  ];
}
