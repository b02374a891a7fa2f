import type { ReactNode } from 'react';

import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { StructuredData } from '../ui/structured-data';

import styles from './shop.module.css';

import type { Content } from '@/lib/content/model';
import { type FieldAttribute, fieldOf } from '@/lib/model/field-of';
import { routes as routesTo, withBasePath } from '@/lib/model/routes';
import { anchorsOf } from '@/lib/model/sections';
import { environment } from '@/lib/platform/environment';
import type { Languages } from '@/lib/search/languages';
import { type Crumb, type ProductData, shopGraph } from '@/lib/search/structured-data';
import { wordsFor } from '@/lib/words/words';

export function ShopFrame({
  content: { site, home },
  languages,
  crumbs,
  path,
  title,
  titleField,
  product,
  children,
}: {
  content: Content;
  languages: Languages;
  crumbs: Crumb[];
  /** Has no language prefix. */
  path: string;
  title: string;
  titleField?: FieldAttribute;
  product?: ProductData;
  children: ReactNode;
}) {
  const words = wordsFor(site.locale);
  const { shopUrl, siteUrl } = environment();
  const routes = routesTo(shopUrl, languages);
  const breadcrumbs = [{ label: site.name ?? words.home, href: routes.home() }, ...crumbs];
  return (
    <>
      <StructuredData
        data={shopGraph(
          [...breadcrumbs, { label: title, href: withBasePath(languages.base, path) }],
          siteUrl,
          product,
        )}
      />
      <Header
        {...fieldOf(site, 'name')}
        brand={site.name}
        anchors={anchorsOf(home)}
        page={routes.home()}
        languages={languages.links(path)}
        routes={routes}
        words={words}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        <nav aria-label={words.breadcrumbs} className={styles.crumbs}>
          <ol>
            {breadcrumbs.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
        <h1 {...titleField} className={styles.title}>
          {title}
        </h1>
        {children}
      </main>
      <Footer brand={site.name} routes={routes} words={words} />
    </>
  );
}
