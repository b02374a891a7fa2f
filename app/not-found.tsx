import type { Metadata } from 'next';

import { Message } from '@/components/message/message';
import buttons from '@/components/ui/button.module.css';
import { environment } from '@/lib/config/environment';
import { loadContent } from '@/lib/content/load';
import { routes } from '@/lib/routes';
import { wordsFor } from '@/lib/words/words';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await loadContent();
  return {
    title: [wordsFor(site.locale).notFoundTitle, site.name].filter(Boolean).join(' · '),
    robots: { index: false },
  };
}

export default async function NotFound() {
  const { site } = await loadContent();
  const words = wordsFor(site.locale);
  return (
    <Message title={words.notFoundTitle} text={words.notFoundText}>
      <a href="/" className={buttons.outline}>
        {site.name ?? words.home}
      </a>
      <a href={routes(environment().shopUrl).shop()} className={buttons.outline}>
        {words.goToShop}
      </a>
    </Message>
  );
}
