import type { Metadata } from 'next';

import { Message } from '@/components/message/message';
import buttons from '@/components/ui/button.module.css';
import { routes } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';
import { loadEdition } from '@/lib/rendering/load';
import { pageTitle } from '@/lib/search/page-title';
import { wordsFor } from '@/lib/words/words';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = (await loadEdition()).content;
  return {
    title: pageTitle(wordsFor(site.locale).notFoundTitle, site.name),
    robots: { index: false },
  };
}

export default async function NotFound() {
  const { content, languages } = await loadEdition();
  const { site } = content;
  const to = routes(environment().shopUrl, languages);
  const words = wordsFor(site.locale);
  return (
    <Message title={words.notFoundTitle} text={words.notFoundText}>
      <a href={to.home()} className={buttons.outline}>
        {site.name ?? words.home}
      </a>
      <a href={to.shop()} className={buttons.outline}>
        {words.goToShop}
      </a>
    </Message>
  );
}
